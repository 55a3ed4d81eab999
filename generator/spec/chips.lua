-- SPDX-License-Identifier: MIT
-- What people call NVIDIA's chips. Data only; generator/records/chips.lua reads it.
--
-- A name is what NVIDIA's lists say, in lower case and without blanks, and without `ignored` words at its beginning and
-- end: "NVIDIA GeForce RTX 3080" is rtx3080. A word is kept where it tells chips apart: a Quadro RTX 6000, an RTX A6000,
-- an RTX 6000 Ada and an RTX PRO 6000 are four chips.
return {
  sources = {
    current = "developer.nvidia.com/cuda-gpus",
    legacy = "developer.nvidia.com/cuda-legacy-gpus",
    -- Names that NVIDIA's lists lack: those of variants and of chips for some countries or clouds.
    wikipedia = "Wikipedia, List of Nvidia graphics processing units",
    jetson = "developer.nvidia.com, Jetson modules",
  },

  -- Words that do not tell which chip it is: those of nvidia-smi, of shops and of boards. Sizes of memory (80gb, 1g, 8q)
  -- are ignored too, and the name of its architecture beside that of a chip.
  ignored = "nvidia geforce tesla quadro graphics card gpu laptop notebook mobile desktop workstation server edition "
    .. "generation founders max q maxq chip superchip with design lovelace grid vgpu mig dgx hgx dgxs egx jetson drive "
    .. "agx nx nano developer kit module sff low power oem board grace ls fhhl embedded nvgpu tegra tm sxm sxm2 sxm3 sxm4 sxm5 sxm6 pcie pci hbm2 hbm2e hbm3 "
    .. "hbm3e nvl nvl2 nvl4 nvl16 nvl36 nvl72 gddr6 gddr6x gddr7 ac lite hash rate lhr",

  chips = {
    { target = "sm_70", architecture = "volta", source = "legacy", names = "v100 titanv gv100" },
    { target = "sm_70", architecture = "volta", source = "wikipedia", names = "v100s titanvceo" },
    { target = "sm_72", architecture = "volta", source = "legacy", names = "xavier xaviernx" },
    { target = "sm_75", architecture = "turing", source = "current",
      names = "t4 rtx2060 rtx2070 rtx2080 rtx2080ti titanrtx quadrortx3000 quadrortx4000 quadrortx5000 quadrortx6000 "
        .. "quadrortx8000" },
    { target = "sm_75", architecture = "turing", source = "wikipedia",
      names = "tu102 tu104 tu106 t4g t10 t40 rtx2060super rtx2070super rtx2080super" },
    { target = "sm_80", architecture = "ampere", source = "current", names = "a100 a30" },
    { target = "sm_80", architecture = "ampere", source = "wikipedia", names = "ga100 a100x a30x a800" },
    { target = "sm_86", architecture = "ampere", source = "current",
      names = "a10 a2 a16 a40 rtxa2000 rtxa3000 rtxa4000 rtxa5000 rtxa6000 rtx3050 rtx3050ti rtx3060 rtx3060ti rtx3070 "
        .. "rtx3070ti rtx3080 rtx3080ti rtx3090 rtx3090ti" },
    { target = "sm_86", architecture = "ampere", source = "wikipedia",
      names = "ga102 ga103 ga104 ga106 ga107 a10g a10m rtx2050 rtxa400 rtxa500 rtxa1000 rtxa4500 rtxa5500" },
    { target = "sm_87", architecture = "ampere", source = "current", names = "orin orinnx orinnano" },
    { target = "sm_87", architecture = "ampere", source = "jetson", names = "orinnanosuper" },
    { target = "sm_89", architecture = "ada", source = "current",
      names = "l4 l40 l40s rtx2000ada rtx4000ada rtx4500ada rtx5000ada rtx6000ada rtx4050 rtx4060 rtx4060ti rtx4070 "
        .. "rtx4070ti rtx4080 rtx4090" },
    { target = "sm_89", architecture = "ada", source = "wikipedia",
      names = "ad102 ad103 ad104 ad106 ad107 l2 l20 l40g rtx500ada rtx1000ada rtx3000ada rtx3500ada rtx5880ada rtx4070super rtx4070tisuper rtx4080super "
        .. "rtx4090d" },
    { target = "sm_90", architecture = "hopper", source = "current", names = "h100 h200 gh200" },
    { target = "sm_90", architecture = "hopper", source = "wikipedia", names = "h20 h800 gh100" },
    { target = "sm_100", architecture = "blackwell", source = "current", names = "b200 gb200" },
    { target = "sm_100", architecture = "blackwell", source = "wikipedia", names = "b100" },
    { target = "sm_103", architecture = "blackwell", source = "current", names = "b300 gb300" },
    { target = "sm_110", architecture = "blackwell", source = "current", names = "t5000 t4000" },
    { target = "sm_110", architecture = "blackwell", source = "jetson", names = "thor" },
    { target = "sm_120", architecture = "blackwell", source = "current",
      names = "rtxpro2000 rtxpro4000 rtxpro4500 rtxpro5000 rtxpro6000 rtx5050 rtx5060 rtx5060ti rtx5070 rtx5070ti rtx5080 "
        .. "rtx5090" },
    { target = "sm_120", architecture = "blackwell", source = "wikipedia",
      names = "gb202 gb203 gb205 gb206 gb207 rtxpro500 rtxpro1000 rtxpro3000 rtxpro6000d rtx5090d rtx5090dv2" },
    { target = "sm_121", architecture = "blackwell", source = "current", names = "gb10 dgxspark spark" },
  },

  -- Chips with no matrix unit, by compute capability, and their architectures; those of 7.5 are of Turing without its
  -- tensor cores, and what mma gives on them is not published.
  without = {
    { capability = "7.5", source = "current",
      names = "t400 t500 t550 t600 t1000 t1200 t2000 gtx1630 gtx1650 gtx1650ti gtx1650super gtx1660 gtx1660ti gtx1660super "
        .. "mx450 mx550" },
    { capability = "6.2", architecture = "pascal", source = "legacy", names = "tx2" },
    { capability = "6.1", architecture = "pascal", source = "legacy",
      names = "p4 p6 p40 p400 p500 p600 p620 p1000 p2000 p2200 p3000 p3200 p4000 p4200 p5000 p5200 p6000 titanxp titanxpascal gtx1050 "
        .. "gtx1050ti gtx1060 gtx1070 gtx1070ti gtx1080 gtx1080ti gt1030" },
    { capability = "6.0", architecture = "pascal", source = "legacy", names = "p100 gp100" },
    { capability = "5.3", architecture = "maxwell", source = "legacy", names = "jetsonnano tx1" },
    { capability = "5.2", architecture = "maxwell", source = "legacy",
      names = "m4 m6 m40 m60 titanx m2000 m4000 m5000 m6000 gtx950 gtx960 gtx970 gtx980 gtx980ti" },
    { capability = "5.0", architecture = "maxwell", source = "legacy", names = "m10 k620 k1200 k2200 gtx750 gtx750ti" },
    { capability = "3.7", architecture = "kepler", source = "legacy", names = "k80" },
    { capability = "3.5", architecture = "kepler", source = "legacy", names = "k20 k20x k40 gtx780 gtx780ti" },
  },
}
