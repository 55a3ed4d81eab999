-- SPDX-License-Identifier: MIT
-- A row of A or a column of B, decoded: parallel arrays indexed from 0.
--
--   s  signed significand      x  exponent of the field     g  sign bit (also of a zero)
--   q  class (formats.FINITE ...)    fb  fraction bits: value = s * 2^(x - fb)
--   vanished  of custom blocks: zeros that were none before bits were dropped
--   payload   of custom blocks: what NaN among the elements hold
--
-- A zero has a far lower exponent than any value, so that it never sets an alignment.

local formats = require "reference.formats"

local vector = {}

vector.ZERO_EXPONENT = -1000000

function vector.new(fb)
  return { s = {}, x = {}, g = {}, q = {}, payload = {}, fb = fb, special = false }
end

local caches = {}

local function decode(type, bits)
  local cache = caches[type]
  if not cache then cache = {}; caches[type] = cache end
  local d = cache[bits]
  if not d then
    local q, g, s, x = formats.decode(formats[type], bits)
    if s == 0 then x = vector.ZERO_EXPONENT end
    d = { q, g, g == 1 and -s or s, x }
    if formats[type].width <= 8 then cache[bits] = d end
  end
  return d
end

function vector.set(v, k, type, bits)
  local d = decode(type, bits)
  v.q[k], v.g[k], v.s[k], v.x[k] = d[1], d[2], d[3], d[4]
  if d[1] ~= 0 then v.special = true end
end

-- The elements of v at the given places, which it keeps.
function vector.gather(v, places, n)
  local r = vector.new(v.fb)
  r.places = places
  r.special = v.special
  local s, x, g, q = r.s, r.x, r.g, r.q
  for k = 0, n - 1 do
    local p = places[k]
    s[k], x[k], g[k], q[k] = v.s[p], v.x[p], v.g[p], v.q[p]
    r.payload[k] = v.payload[p]
  end
  r.scale = v.scale
  if v.vanished then
    r.vanished = {}
    for k = 0, n - 1 do r.vanished[k] = v.vanished[places[k]] end
  end
  return r
end

--- The number of element k before the vector was put into an order.
function vector.element(v, k) return v.places and v.places[k] or k end

return vector
