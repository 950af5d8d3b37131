/** The place a title is played at: a far picture and what stands near, for wide and for upright screens. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import { webp } from '../studio/finish.ts'
import type { SceneSet } from './scene-set.ts'
import { painting, photograph, real } from './source.ts'

export interface View {
  readonly width: number
  readonly height: number
}

const SIZES = { wide: { width: 1920, height: 1080 }, tall: { width: 900, height: 1600 } } as const

export interface Place {
  readonly far: (view: View, mood: 0 | 1) => Promise<Buffer>
  readonly near: (view: View) => Promise<Buffer>
}

/**
 * @param folder of the title, with its `picture.glsl`
 * @param quiet how much darker the middle is
 */
export async function openPlace(bench: Bench, folder: string, quiet: number): Promise<Place> {
  const own = await readFile(join(folder, 'picture.glsl'), 'utf8')
  const source = await painting(own, { QUIET: real(quiet) })
  const shoot = (view: View, layer: 0 | 1, mood: 0 | 1): Promise<Buffer> =>
    photograph(bench, {
      source,
      ...view,
      samples: 1,
      extent: 1,
      distance: 0,
      knobs: [layer, mood, 0, 0],
    })
  return { far: (view, mood) => shoot(view, 0, mood), near: (view) => shoot(view, 1, 0) }
}

/** The pictures are painted small and enlarged: soft distance costs neither time nor bytes. */
const PAINTED = 0.75

const scaled = ({ width, height }: View, by: number): View => ({
  width: Math.round(width * by),
  height: Math.round(height * by),
})

export async function bakeBackdrops(bench: Bench, folder: string, set: SceneSet): Promise<void> {
  const place = await openPlace(bench, folder, set.quiet)
  for (const [name, size] of Object.entries(SIZES)) {
    const view = scaled(size, PAINTED)
    const enlarge = (png: Buffer, { width, height }: View): Promise<Buffer> =>
      sharp(png).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
    const far = await enlarge(await place.far(view, 0), size)
    await bench.keep(`backdrop-${name}.webp`, await webp(far, 58))
    await bench.keep(`front-${name}.webp`, await webp(await place.near(view), 52))
    if (set.feature)
      await bench.keep(`backdrop-free-${name}.webp`, await webp(await place.far(view, 1), 54))
  }
}
