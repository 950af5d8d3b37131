/** A title as a player meets it at rest, put together from its baked files: place, reels, frame and name. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FrameShape, layoutSlot } from '@fairhouse/stage/families/slot/layout'
import sharp from 'sharp'
import { z } from 'zod'

/** Screens that every title is looked at on, with the room their controls take. */
export const SCREENS = {
  wide: { width: 1440, height: 900, insets: { top: 56, right: 24, bottom: 108, left: 24 } },
  tall: { width: 390, height: 844, insets: { top: 56, right: 6, bottom: 210, left: 6 } },
} as const

export type Screen = keyof typeof SCREENS

const side = z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() })
const frames = z.object({ wide: side, tall: side })
const area = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const atlas = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: area,
      rotated: z.boolean(),
      spriteSourceSize: area,
      sourceSize: area.pick({ w: true, h: true }),
    }),
  ),
})

interface Overlay {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

/**
 * @param assets folder of the title's baked files
 * @param mood the base game's place, or that of its free spins where it has one
 */
export async function composed(
  assets: string,
  grid: { readonly reels: number; readonly rows: number },
  screen: Screen,
  mood: 'base' | 'free' = 'base',
): Promise<Buffer> {
  const { width, height, insets } = SCREENS[screen]
  const file = (name: string): Promise<Buffer> => readFile(join(assets, name))
  const shapes = frames.parse(JSON.parse(await readFile(join(assets, 'frame.json'), 'utf8')))
  const logo = await file(screen === 'wide' ? 'logo-wide.webp' : 'logo-stacked.webp')
  const size = await sharp(logo).metadata()
  const shape = (frame: FrameShape['frame']): FrameShape => ({
    frame,
    above: 0,
    logoRatio: size.width / size.height,
  })
  const at = layoutSlot({ width, height }, insets, {
    ...grid,
    wide: shape(shapes.wide),
    tall: shape(shapes.tall),
  })
  const free = `backdrop-free-${screen}.webp`
  const place = mood === 'free' && existsSync(join(assets, free)) ? free : `backdrop-${screen}.webp`
  const cover = async (name: string): Promise<Overlay> => ({
    input: await sharp(await file(name))
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer(),
    left: 0,
    top: 0,
  })
  const fit = async (input: Buffer, box: typeof at.board): Promise<Overlay> => ({
    input: await sharp(input)
      .resize(Math.round(box.width), Math.round(box.height), { fit: 'fill' })
      .png()
      .toBuffer(),
    left: Math.round(box.x),
    top: Math.round(box.y),
  })
  const overlays = [
    await cover(place),
    await cover(`front-${screen}.webp`),
    await fit(await file('reels-back.webp'), at.board),
    ...(await symbols(assets, grid, at)),
    await fit(await file(`frame-${screen}.webp`), at.framed),
    ...(at.logo.height > 0 ? [await fit(logo, at.logo)] : []),
  ]
  return sharp({ create: { width, height, channels: 3, background: '#0b1110' } })
    .composite(overlays)
    .png()
    .toBuffer()
}

/** Every symbol in turn, each reel begun elsewhere; none before they are baked. */
async function symbols(
  assets: string,
  { reels, rows }: { readonly reels: number; readonly rows: number },
  { board, cell }: ReturnType<typeof layoutSlot>,
): Promise<Overlay[]> {
  if (!existsSync(join(assets, 'symbols.json'))) return []
  const { frames: all } = atlas.parse(
    JSON.parse(await readFile(join(assets, 'symbols.json'), 'utf8')),
  )
  const names = Object.keys(all).filter((name) => !name.endsWith('-blur'))
  const sheet = await readFile(join(assets, 'symbols.webp'))
  const overlays: Overlay[] = []
  for (let at = 0; at < reels * rows; at++) {
    const [reel, row] = [at % reels, Math.floor(at / reels)]
    const found = all[names[(reel * 3 + row * 5) % names.length] ?? '']
    if (found === undefined) continue
    const { frame, rotated, spriteSourceSize: seat, sourceSize } = found
    const scale = cell / sourceSize.w
    const cut = await sharp(sheet)
      .extract({
        left: frame.x,
        top: frame.y,
        width: rotated ? frame.h : frame.w,
        height: rotated ? frame.w : frame.h,
      })
      .png()
      .toBuffer()
    const input = await sharp(cut)
      .rotate(rotated ? -90 : 0)
      .resize(Math.max(1, Math.round(frame.w * scale)), Math.max(1, Math.round(frame.h * scale)), {
        fit: 'fill',
      })
      .png()
      .toBuffer()
    overlays.push({
      input,
      left: Math.round(board.x + reel * cell + seat.x * scale),
      top: Math.round(board.y + row * cell + seat.y * scale),
    })
  }
  return overlays
}
