import type { Handlers } from '../rounds/present.ts'
import { noMultipliers, type SlotBoard } from './board.ts'
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
    cellsChanged: async (event) => {
      cue(sound, title.cues.change)
      await scene.changes.change(event)
    },
    cascaded: async (event, { before }) => {
      cue(sound, title.cues.cascade, 1 + 0.06 * Math.min(10, event.number))
      wins.clear()
      scene.badges.show({ multipliers: noMultipliers })
      await scene.changes.cascade(event, before)
    },
    multiplierSet: async ({ of, cells, value }) => {
      cue(sound, title.cues.multiplier, 1 + 0.03 * Math.min(12, value))
      if (of === 'cell') await scene.badges.rise(cells, value)
      else await scene.plaques.multiplied(value)
    },
    spinMultiplied: async ({ multiplier, pay, total }, { before }) => {
      cue(sound, title.cues.multiplier)
      wins.clear()
      const from = before.total - before.totalBefore
      await scene.badges.gather(multiplier, { from, to: from + pay })
      staging.won(total)
    },
    symbolChosen: async ({ symbol }) => {
      cue(sound, title.cues.change)
      wins.clear()
      await scene.plaques.choose(symbol)
    },
    respinStarted: (_, { after }) => {
      staging.calmDown()
      wins.clear()
      if (!reels.turning) scene.spin(after)
    },
    jackpotWon: async ({ jackpot, pay, total }) => {
      cue(sound, title.cues.jackpot)
      staging.calmDown()
      await scene.celebration.jackpot(jackpot, pay)
      staging.won(total)
    },
  }
}
