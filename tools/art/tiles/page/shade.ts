import type { Rgb } from './colour.ts'
import type { Material } from './material.ts'
import { type Cut, overlap, type Rise } from './overlap.ts'

/** Where light comes from and in which colours. */
export interface LightRig {
  readonly key: Rgb
  /** Colour of what no light reaches. */
  readonly shade: Rgb
  /** Light from behind, on the right and on the left. */
  readonly rim: Rgb
  readonly rimLeft: Rgb
}

interface Sheet {
  readonly pixels: Uint8ClampedArray
  readonly slopes: Float32Array
  readonly width: number
  readonly height: number
}

const keyFrom = unit([-0.5, -0.66, 0.62])
const halfway = unit([keyFrom[0], keyFrom[1], keyFrom[2] + 1])

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const long = Math.hypot(x, y, z)
  return [x / long, y / long, z / long]
}

const powers = (exponent: number): Float32Array =>
  Float32Array.from({ length: 512 }, (_, i) => (i / 511) ** exponent)
const sharp = powers(70)
const broad = powers(14)

/** Brightness of the hall that metal mirrors, from above (0) to below (1): a lamp, the horizon, the floor. */
const hall = Float32Array.from({ length: 256 }, (_, i) => {
  const at = i / 255
  const bump = (centre: number, wide: number) => Math.exp(-(((at - centre) / wide) ** 2))
  return Math.min(
    1,
    0.3 +
      0.62 * bump(0.2, 0.13) +
      0.5 * bump(0.47, 0.05) -
      0.2 * bump(0.58, 0.07) +
      0.34 * bump(0.85, 0.13),
  )
})

/** Colours of one pixel, kept to spare allocations. */
const lit = new Float32Array(3)

/** Paints a cut as a body in light over what is there. */
export function shade(
  { pixels, slopes, width, height }: Sheet,
  cut: Cut,
  material: Material,
  rig: LightRig,
  rise: Rise,
): void {
  // What is painted stays on what it is painted on; light shines beyond.
  const painted = rise.shape === 'flat' && material.glow === 0
  const steep = rise.shape === 'chisel' ? 0.85 : 1.15
  overlap(cut, width, height, (here, at) => {
    const ground = painted ? (pixels[at * 4 + 3] ?? 0) / 255 : 1
    const cover = ((cut.alpha[here] ?? 0) / 255) * ground
    if (cover === 0) return
    light((slopes[at * 2] ?? 0) * steep, (slopes[at * 2 + 1] ?? 0) * steep, material, rig)
    lay(pixels, at * 4, cover)
  })
}

function lay(pixels: Uint8ClampedArray, at: number, cover: number): void {
  const under = ((pixels[at + 3] ?? 0) / 255) * (1 - cover)
  const alpha = cover + under
  for (let i = 0; i < 3; i++)
    pixels[at + i] = ((lit[i] ?? 0) * 255 * cover + (pixels[at + i] ?? 0) * under) / alpha
  pixels[at + 3] = alpha * 255
}

function light(slopeX: number, slopeY: number, material: Material, rig: LightRig): void {
  let [nx, ny, nz] = [slopeX, slopeY, 1]
  const long = Math.sqrt(nx * nx + ny * ny + 1)
  nx /= long
  ny /= long
  nz = 1 / long
  if (material.facets > 0) [nx, ny, nz] = cutFacet(nx, ny, material.facets)
  const towards = nx * keyFrom[0] + ny * keyFrom[1] + nz * keyFrom[2]
  const mirrored = Math.max(0, nx * halfway[0] + ny * halfway[1] + nz * halfway[2])
  const index = Math.min(511, Math.round(mirrored * 511))
  const shine = ((sharp[index] ?? 0) * 0.85 + (broad[index] ?? 0) * 0.2) * material.gloss
  const edge = (1 - nz) ** 2
  const right = Math.max(0, nx * 0.9 + ny * 0.25) * edge * 1.5
  const left = Math.max(0, -nx * 0.85 + ny * 0.5) * edge * 0.9
  if (material.metal) mirror(nx, ny, nz, material.metal, rig)
  else diffuse(towards, ny, material, rig)
  const strength = material.metal ? 0.45 : 1
  for (let i = 0; i < 3; i++)
    lit[i] = Math.min(
      1,
      (lit[i] ?? 0) +
        shine * (rig.key[i] ?? 0) * strength +
        right * (rig.rim[i] ?? 0) +
        left * (rig.rimLeft[i] ?? 0),
    )
}

function mirror(nx: number, ny: number, nz: number, metal: Float32Array, rig: LightRig): void {
  const up = 0.5 + ny * nz * 0.92 + nx * nz * 0.3
  const seen = hall[Math.min(255, Math.max(0, Math.round(up * 255)))] ?? 0
  const at =
    Math.min(255, Math.round((seen * (0.72 + 0.28 * nz) + Math.max(0, -ny) * 0.08) * 255)) * 3
  for (let i = 0; i < 3; i++)
    lit[i] = (metal[at + i] ?? 0) * (0.88 + 0.12 * (rig.key[i] ?? 0)) + (rig.shade[i] ?? 0) * 0.06
}

function diffuse(towards: number, ny: number, { base, glow }: Material, rig: LightRig): void {
  const wrapped = Math.max(0, towards * 0.68 + 0.32)
  const bright = wrapped * wrapped * 0.55 + wrapped * 0.62
  const sky = 0.16 - ny * 0.08
  for (let i = 0; i < 3; i++) {
    const own = base[i] ?? 0
    const dark = own * (0.2 + 0.8 * (rig.shade[i] ?? 0)) * 0.55
    const day = own * (bright * (rig.key[i] ?? 0) + sky)
    lit[i] = Math.max(dark + day * 0.92, own * glow)
  }
}

/** Snaps a direction to the nearest facet of a cut stone. */
function cutFacet(nx: number, ny: number, facets: number): [number, number, number] {
  const turn = (Math.PI * 2) / facets
  const angle = Math.round(Math.atan2(ny, nx) / turn + 0.5) * turn - turn / 2
  const lean = Math.hypot(nx, ny)
  const step = lean < 0.2 ? 0.04 : lean < 0.62 ? 0.45 : 0.75
  const tilt = step + ((Math.round(angle / turn) & 1) === 0 ? 0.07 : -0.07)
  return [
    Math.cos(angle) * tilt,
    Math.sin(angle) * tilt,
    Math.sqrt(Math.max(0.05, 1 - tilt * tilt)),
  ]
}
