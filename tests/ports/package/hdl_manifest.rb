# SPDX-License-Identifier: MIT
# Stands for FuseSoC and Bender: hdl_manifest.rb .mmaref.core|Bender.yml prints, one a line, what Verilator is handed for
# it. Keys that the published formats (CAPI2 of FuseSoC 2.4, manifest of Bender 0.32) do not have are refused, as are
# values of another shape, and files that are not there.
require 'yaml'

$path = ARGV[0]
$folder = File.expand_path(File.dirname($path))

def refuse(text)
  abort "#{$path}: #{text}"
end

# A map that has all keys of `needed`, and else none but those of `allowed`.
def map(what, value, needed, allowed)
  refuse "#{what} is no map" unless value.is_a?(Hash)
  (needed - value.keys).each { |key| refuse "#{what} has no '#{key}'" }
  (value.keys - needed - allowed).each { |key| refuse "#{what} has the unknown '#{key}'" }
  value
end

def list(what, value)
  refuse "#{what} is no list of words" unless value.is_a?(Array) && value.all? { |one| one.is_a?(String) }
  value
end

def file(path)
  refuse "there is no #{path}" unless File.file?("#{$folder}/#{path}")
  path
end

def place(path)
  refuse "there is no folder #{path}" unless File.directory?("#{$folder}/#{path}")
  path
end

def one_file_of_core(entry, type)
  return ["#{$folder}/#{file(entry)}"] if entry.is_a?(String)
  refuse "#{entry} has several names" unless entry.size == 1
  name, how = entry.first
  map(name, how, %w[is_include_file], %w[include_path file_type logical_name copyto tags define])
  folder = "#{$folder}/#{place(how['include_path'] || File.dirname(name))}"
  refuse "#{name} is not below #{folder}" unless "#{$folder}/#{file(name)}".start_with?(folder)
  type == 'cSource' ? ["-CFLAGS -I#{folder}"] : ["-I#{folder}"]
end

def core(all)
  map('the file', all, %w[name], %w[description filesets targets generate generators parameters provider scripts virtual])
  refuse "the name #{all['name']} is not vendor:library:name:version" unless all['name'] =~ /\A\w+:\w+:\w+:\d+\.\d+\.\d+\z/
  sets = map('default', all['targets']['default'], [], %w[filesets toplevel default_tool tools])['filesets']
  list('filesets', sets).flat_map do |name|
    set = map(name, all['filesets'][name], %w[files file_type], %w[depend tags logical_name])
    refuse "#{name} is of type #{set['file_type']}" unless %w[cSource systemVerilogSource].include?(set['file_type'])
    set['files'].flat_map { |entry| one_file_of_core(entry, set['file_type']) }
  end
end

def bender(all)
  map('the file', all, %w[package],
      %w[remotes dependencies sources export_include_dirs plugins frozen workspace vendor_package])
  list('authors', map('package', all['package'], %w[name], %w[authors description])['authors'])
  list('export_include_dirs', all['export_include_dirs']).map { |path| "-I#{$folder}/#{place(path)}" } +
    list('sources', all['sources']).map { |path| "#{$folder}/#{file(path)}" }
end

text = File.read($path)
core_magic = text.sub!(/\ACAPI=2:\n/, '') # FuseSoC's first line is of no map
all = YAML.safe_load(text)
puts((core_magic ? core(all) : bender(all)).uniq)
