import type { Bench, Step } from '../studio/bench.ts'
import type { SymbolSet } from '../symbols/bake.ts'
import { bakeBackdrops } from './backdrops.ts'
import { bakeFrame } from './frames.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { SceneSet } from './scene-set.ts'
import { bakeSounds } from './sounds.ts'

/**
 * The steps that make everything of a title but its symbols.
 * @param folder of the title's sources, with `picture.glsl`
 * @param symbols some of which its posters show
 */
export const sceneSteps = (
  folder: string,
  set: SceneSet,
  symbols: SymbolSet,
): Readonly<Record<string, Step>> => ({
  frame: (bench: Bench) => bakeFrame(bench, set),
  logos: (bench: Bench) => bakeLogos(bench, set),
  backdrops: (bench: Bench) => bakeBackdrops(bench, folder, set),
  sound: (bench: Bench) => bakeSounds(bench, set.sound),
  posters: (bench: Bench) => bakePosters(bench, folder, set, symbols),
})
