/** Everything that is made for a game of a live room: what an instant game has, and who flies in it. */
import sharp from 'sharp'
import { cutOut } from '../studio/cast.ts'
import type { Bench, Step } from '../studio/bench.ts'
import { kitBench, portraitOf, type SymbolArt } from '../symbols/kit.ts'
import { type InstantArt, instantSteps } from './instant-steps.ts'

export interface RoomArt extends InstantArt {
  /** What flies, photographed upright for the stage. */
  readonly flyer: SymbolArt
}

/** Height of the flyer's picture, in pixels: twice what the largest screen shows. */
const flyerHeight = 300

export const roomSteps = (title: RoomArt): Readonly<Record<string, Step>> => ({
  ...instantSteps(title),
  flyer: (bench) => bakeFlyer(bench, title),
})

async function bakeFlyer(bench: Bench, { scene, flyer }: RoomArt): Promise<void> {
  const { take } = kitBench(bench, scene.palette)
  const photograph = await take(portraitOf(flyer, scene.palette, 420, 1.5))
  const picture = await sharp(await cutOut(photograph))
    .resize({ height: flyerHeight, kernel: 'lanczos3' })
    .webp({ quality: 88 })
    .toBuffer()
  await bench.keep('flyer.webp', picture)
}
