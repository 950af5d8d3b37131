import { depthsOf, soften } from './distance.ts'
import type { Material } from './material.ts'
import { type Cut, overlap, type Rise } from './overlap.ts'
import { type LightRig, shade } from './shade.ts'

/** A sheet on which flat cuts become bodies in light. */
export interface Relief {
  readonly pixels: Uint8ClampedArray
  /** Lays a cut over what is there; `shadow` is how far its shadow falls on that, in pixels. */
  add(cut: Cut, material: Material, rise: Rise, shadow: number): void
}

export function createRelief(width: number, height: number, rig: LightRig): Relief {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const slopes = new Float32Array(width * height * 2)
  return {
    pixels,
    add(cut, material, rise, shadow) {
      if (shadow > 0) castShadow(pixels, width, height, cut, shadow)
      if (rise.shape !== 'flat') raise(slopes, width, height, cut, rise)
      shade({ pixels, slopes, width, height }, cut, material, rig, rise)
    },
  }
}

/** Darkens what lies around and below a cut. */
function castShadow(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  cut: Cut,
  reach: number,
): void {
  const margin = Math.ceil(reach * 2)
  const w = cut.width + margin * 2
  const h = cut.height + margin * 2
  const dark = new Float32Array(w * h)
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++)
      dark[(y + margin) * w + x + margin] = (cut.alpha[y * cut.width + x] ?? 0) / 255
  soften(dark, w, h, reach * 0.8)
  const [left, top] = [cut.x - margin + Math.round(reach * 0.4), cut.y - margin + Math.round(reach)]
  overlap({ x: left, y: top, width: w, height: h }, width, height, (here, at) => {
    const keep = 1 - 0.62 * (dark[here] ?? 0)
    for (let i = at * 4; i < at * 4 + 3; i++) pixels[i] = (pixels[i] ?? 0) * keep
  })
}

/** Writes the slopes of the body that a cut becomes. */
function raise(slopes: Float32Array, width: number, height: number, cut: Cut, rise: Rise): void {
  const { width: w, height: h } = cut
  const tall = depthsOf(cut.alpha, w, h)
  let deepest = 1
  for (const depth of tall) if (depth > deepest) deepest = depth
  const radius = Math.min(rise.radius, deepest)
  for (let i = 0; i < tall.length; i++) {
    const part = Math.min(1, (tall[i] ?? 0) / radius)
    tall[i] = (rise.shape === 'round' ? Math.sqrt(1 - (1 - part) ** 2) : part) * radius
  }
  soften(tall, w, h, rise.shape === 'round' ? radius * 0.14 : 0.9)
  const slope = slopesOf(tall, w, h)
  overlap(cut, width, height, (here, at) => {
    if ((cut.alpha[here] ?? 0) < 64) return
    slopes[at * 2] = slope.across(here)
    slopes[at * 2 + 1] = slope.down(here)
  })
}

/** How a height falls, by pixels; beyond its edges lies the ground. */
const slopesOf = (tall: Float32Array, w: number, h: number) => ({
  across: (here: number): number => {
    const x = here % w
    return ((x > 0 ? (tall[here - 1] ?? 0) : 0) - (x < w - 1 ? (tall[here + 1] ?? 0) : 0)) / 2
  },
  down: (here: number): number =>
    ((here >= w ? (tall[here - w] ?? 0) : 0) - (here < w * (h - 1) ? (tall[here + w] ?? 0) : 0)) /
    2,
})
