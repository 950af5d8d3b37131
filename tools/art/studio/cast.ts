/** What stands on a poster: sculptures cut out, turned, and the shadows they throw. */
import sharp from 'sharp'
import { CLEAR, lift, type Overlay } from './finish.ts'

/** A photograph without the empty margin around what it shows, lifted off any background. */
export async function cutOut(photograph: Buffer): Promise<Buffer> {
  return trimmed(await lift(photograph))
}

/** A picture without its empty margin. */
export const trimmed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).trim({ background: CLEAR, threshold: 2 }).png().toBuffer()

/** Room around a shadow for its blur, in pixels. */
const ROOM = 40

/** How dark a shadow is, 0 to 1; how soft and how far below, in pixels. */
export interface Shade {
  readonly strength: number
  readonly blur: number
  readonly fall: number
}

export interface Stood {
  /** Of its middle, in pixels of the poster. */
  readonly x: number
  readonly y: number
  readonly high: number
  /** Degrees, to the right. */
  readonly turn?: number
  readonly shade: Shade
}

/** What was cut out as it stands on a poster, above its shadow. */
export async function standing(
  cut: Buffer,
  { x, y, high, turn = 0, shade }: Stood,
): Promise<Overlay[]> {
  const straight = await sharp(cut)
    .resize({ height: Math.round(high), kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const input = await sharp(straight)
    .rotate(turn, { background: CLEAR })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { width, height } = await sharp(input).metadata()
  const left = Math.round(x - width / 2)
  const top = Math.round(y - height / 2)
  const shadow = {
    input: await shadowOf(input, shade),
    left: left - ROOM,
    top: top - ROOM + shade.fall,
  }
  return [shadow, { input, left, top }]
}

async function shadowOf(picture: Buffer, { strength, blur }: Shade): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const input = await sharp({ create: { width, height, channels: 3, background: '#04030a' } })
    .joinChannel(await sharp(picture).extractChannel('alpha').linear(strength, 0).toBuffer())
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(input)
    .extend({ top: ROOM, bottom: ROOM, left: ROOM, right: ROOM, background: CLEAR })
    .blur(blur)
    .png({ compressionLevel: 1 })
    .toBuffer()
}
