/** The place a title is played at: a far picture and what stands near, for wide and for upright screens. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import type { PlaceSet } from './scene-set.ts'
import { painting, photograph, sceneWebp } from './source.ts'

export type Screen = 'wide' | 'tall'

/** Sizes of the backdrop, and of the painting it is enlarged from: soft distance costs neither time nor bytes. */
const SIZES = {
  wide: { width: 1920, height: 1080, painted: 1280 },
  tall: { width: 900, height: 1600, painted: 630 },
} as const

export interface Place {
  readonly far: (screen: Screen, mood?: 0 | 1) => Promise<Buffer>
  readonly near: (screen: Screen) => Promise<Buffer>
}

/** @param folder of the title, with its `picture.glsl` */
export async function openPlace(bench: Bench, folder: string): Promise<Place> {
  const source = await painting(await readFile(join(folder, 'picture.glsl'), 'utf8'))
  const shoot = (screen: Screen, layer: 0 | 1, mood: 0 | 1): Promise<Buffer> => {
    const { width, height, painted } = SIZES[screen]
    return photograph(bench, {
      source,
      width: painted,
      height: Math.round((painted * height) / width),
      samples: 1,
      extent: 1,
      distance: 0,
      knobs: [layer, mood, 0, 0],
    })
  }
  return {
    far: (screen, mood = 0) => shoot(screen, 0, mood),
    near: (screen) => shoot(screen, 1, 0),
  }
}

/** Darkens and greys the middle, where symbols glow. */
async function quiet(png: Buffer, by: number, ink: string): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" r="0.62"><stop offset="0" stop-color="${ink}" stop-opacity="${by}"/><stop offset="0.5" stop-color="${ink}" stop-opacity="${by * 0.6}"/><stop offset="0.9" stop-color="${ink}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(png)
    .composite([{ input: Buffer.from(veil) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export async function bakeBackdrops(bench: Bench, folder: string, set: PlaceSet): Promise<void> {
  const place = await openPlace(bench, folder)
  for (const screen of ['wide', 'tall'] as const) {
    const { width, height } = SIZES[screen]
    const dressed = async (mood: 0 | 1, scale: number): Promise<Buffer> =>
      sharp(await quiet(await place.far(screen, mood), set.quiet, set.palette.ink))
        .resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'lanczos3' })
        .png({ compressionLevel: 1 })
        .toBuffer()
    await bench.keep(`backdrop-${screen}.webp`, await sceneWebp(await dressed(0, 1), 58))
    const near = await sceneWebp(await place.near(screen), 52, set.nearAlpha ?? 96)
    await bench.keep(`front-${screen}.webp`, near)
    if (set.feature)
      await bench.keep(`backdrop-free-${screen}.webp`, await sceneWebp(await dressed(1, 0.75), 54))
  }
}
