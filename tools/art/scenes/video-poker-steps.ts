/** What is made for a video poker that is painted by itself: names and posters. Its table and its sounds are the stage's own. */
import { type Hand, photographHands } from '../cards/hand.ts'
import type { Step } from '../studio/bench.ts'
import { liverySteps, type SymbolSet } from '../symbols/bake.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { PlaceSet } from './scene-set.ts'

interface VideoPokerArt {
  /** Where its `picture.glsl` is. */
  readonly folder: string
  readonly scene: PlaceSet
  /** What stands on its posters: sculptures, and cards as the stage draws them. */
  readonly art: SymbolSet
  readonly hands: Readonly<Record<string, Hand>>
}

export function videoPokerSteps(title: VideoPokerArt): Readonly<Record<string, Step>> {
  const { folder, scene, art, hands } = title
  return {
    logos: (bench) => bakeLogos(bench, scene),
    posters: async (bench) =>
      bakePosters(bench, folder, scene, { ...art, painted: await photographHands(hands) }),
    ...liverySteps({ title: scene.name, palette: scene.palette }),
  }
}
