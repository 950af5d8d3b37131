/** A split symbol: two of another in one cell, parted by a gleam where they were cut, or face to face. */
import sharp from 'sharp'
import type { Hex } from './palette.ts'

/** How large each half stands in the cell. */
const SHARE = 0.64

/** The same of two that face each other: they overlap in the middle. */
const PAIR = { share: 0.66, high: 0.06, low: 0.28 } as const

/** The gleam of a blade from the lower left to the upper right of a square of a hundred. */
const gleam = (edge: number, metal: Hex): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100">
<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="1.8"/></filter></defs>
<path d="M8 95L51.6 51.6L95 5L48.4 48.4Z" fill="${metal}" stroke="${metal}" stroke-width="3.4" filter="url(#soft)"/>
<path d="M8 95L51.2 51.2L95 5L48.8 48.8Z" fill="#fffdf4"/></svg>`)

/** @param one of the symbol that it is two of, in a square of `edge` pixels */
export async function twinOf(one: Buffer, edge: number, metal: Hex): Promise<Buffer> {
  const size = Math.round(edge * SHARE)
  const half = await sharp(one).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer()
  const far = edge - size
  return sharp({
    create: { width: edge, height: edge, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      { input: half, left: 0, top: 0 },
      { input: half, left: far, top: far },
      { input: gleam(edge, metal) },
    ])
    .png()
    .toBuffer()
}

/** Two that face each other, the left one as it is drawn and a little higher. */
export async function pairOf(one: Buffer, edge: number): Promise<Buffer> {
  const size = Math.round(edge * PAIR.share)
  const left = await sharp(one).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer()
  const right = await sharp(left).flop().png().toBuffer()
  return sharp({
    create: { width: edge, height: edge, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      { input: left, left: 0, top: Math.round(edge * PAIR.high) },
      { input: right, left: edge - size, top: Math.round(edge * PAIR.low) },
    ])
    .png()
    .toBuffer()
}
