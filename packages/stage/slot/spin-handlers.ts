import type { Handlers } from '../rounds/present.ts'
import type { SlotBoard } from './board.ts'
import { cue } from '../sound/cue.ts'
import type { Scene } from './scene.ts'
import type { WinStaging } from './win-staging.ts'

type SpinEvent =
  | 'reelsStopped'
  | 'reelsExpanded'
  | 'cellsChanged'
  | 'cascaded'
  | 'lineWon'
  | 'groupWon'
  | 'scatterWon'
  | 'multiplierSet'
  | 'spinMultiplied'
  | 'symbolChosen'
  | 'respinStarted'
  | 'jackpotWon'

/** How what happens on the reels is shown. */
export function spinHandlers(
  scene: Scene,
  staging: WinStaging,
): Pick<Handlers<SlotBoard>, SpinEvent> {
  const { sound, title, covers, reels, wins } = scene
  return {
    reelsStopped: async (event) => {
      staging.begin()
      wins.clear()
      await reels.stop(event)
      staging.calmDown()
    },
    reelsExpanded: async ({ reels: grown, symbol }, { before }) => {
      cue(sound, title.cues.expand)
      const rowOf = (reel: number): number => Math.max(0, before.grid[reel]?.indexOf(symbol) ?? 0)
      await Promise.all(grown.map((reel) => covers.grow(reel, symbol, rowOf(reel))))
    },
    lineWon: (_, { after }) => staging.showWin(after),
    groupWon: (_, { after }) => staging.showWin(after),
    scatterWon: (_, { after }) => staging.showWin(after),
    cellsChanged: async () => {
      cue(sound, title.cues.change)
      await scene.motion.wait(0.5)
    },
    cascaded: async ({ number }) => {
      cue(sound, title.cues.cascade, 1 + 0.06 * Math.min(10, number))
      wins.clear()
      await scene.motion.wait(0.5)
    },
    multiplierSet: async () => {
      cue(sound, title.cues.multiplier)
      await scene.motion.wait(0.4)
    },
    spinMultiplied: async ({ total }) => {
      cue(sound, title.cues.multiplier)
      await scene.motion.wait(0.8)
      staging.won(total)
    },
    symbolChosen: async () => {
      cue(sound, title.cues.change)
      await scene.motion.wait(0.6)
    },
    respinStarted: (_, { after }) => {
      staging.calmDown()
      wins.clear()
      if (!reels.turning) scene.spin(after)
    },
    jackpotWon: async ({ total }) => {
      cue(sound, title.cues.jackpot)
      await scene.motion.wait(1)
      staging.won(total)
    },
  }
}
