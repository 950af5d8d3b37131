import type { SlotEvent } from './slot-events.ts'
import type { Change, EventOf, Handlers } from './slot-events.ts'
import { cue } from '../../sound/cue.ts'
import { noMultipliers } from './board.ts'
import type { SlotBoard } from './board-shape.ts'
import { nudgeReel } from './nudge.ts'
import type { FallingBlock } from './reels.ts'
import type { Scene } from './scene.ts'
import type { WinStaging } from './win-staging.ts'

type SpinEvent =
  | 'reelsStopped'
  | 'reelsExpanded'
  | 'cellsChanged'
  | 'blockLanded'
  | 'reelNudged'
  | 'symbolsRemoved'
  | 'wildsWalked'
  | 'cashShown'
  | 'cashCollected'
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
    ...cellHandlers(scene, staging),
    reelsStopped: async (event, { coming }) => {
      staging.begin()
      wins.clear()
      await Promise.all([
        reels.stop(event, fallingBlocks(scene, coming)),
        scene.plaques.stop(factorOf(coming)),
      ])
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
    cascaded: async (event, { before }) => {
      cue(sound, title.cues.cascade, 1 + 0.06 * Math.min(10, event.number))
      wins.clear()
      scene.badges.show({ multipliers: noMultipliers })
      await scene.changes.cascade(event, before)
    },
    multiplierSet: async ({ of, cells, value }) => {
      cue(sound, title.cues.multiplier, 1 + 0.03 * Math.min(12, value))
      if (of === 'cell') await scene.badges.rise(cells, value)
      else if (of === 'place') await scene.placeBadges.rise(cells, value)
      else await scene.plaques.multiplied(value)
    },
    spinMultiplied: async ({ multiplier, pay, total }, { before }) => {
      cue(sound, title.cues.multiplier)
      wins.clear()
      const from = before.total - before.totalBefore
      await scene.badges.gather(multiplier, { from, to: from + pay })
      staging.won(total)
    },
    symbolChosen: async (_, { after }) => {
      cue(sound, title.cues.change)
      wins.clear()
      await scene.plaques.choose(after.chosen?.symbols ?? [])
    },
    respinStarted: (_, { after }) => {
      staging.calmDown()
      wins.clear()
      if (!reels.turning) scene.spin(after)
    },
    jackpotWon: async ({ jackpot, pay, total }) => {
      cue(sound, title.cues.jackpot)
      staging.calmDown()
      scene.jackpots.light(new Set([jackpot]))
      await scene.celebration.jackpot(jackpot, pay)
      scene.jackpots.light(new Set())
      staging.won(total)
    },
  }
}

/** How what changes single cells or one reel is shown. */
const cellHandlers = (scene: Scene, staging: WinStaging) => ({
  cellsChanged: async (
    event: EventOf<'cellsChanged'>,
    { before, after }: Change<SlotBoard>,
  ): Promise<void> => {
    const { sound, title, changes } = scene
    cue(sound, title.cues.change)
    uncover(scene, before, after)
    await changes.change(event)
  },
  blockLanded: async (event: EventOf<'blockLanded'>): Promise<void> => {
    const { sound, title, blocks, boardView } = scene
    // The reels that stopped have let it fall already; all that is left is that it hits the ground.
    blocks.lay(event)
    cue(sound, title.cues.lock, 0.7)
    await blocks.thump(event, boardView)
  },
  reelNudged: (event: EventOf<'reelNudged'>): Promise<void> => nudgeReel(scene, event),
  symbolsRemoved: async (
    event: EventOf<'symbolsRemoved'>,
    { before }: Change<SlotBoard>,
  ): Promise<void> => {
    const { sound, title, changes } = scene
    cue(sound, title.cues.change)
    await changes.cascade(event, before)
  },
  wildsWalked: async (
    event: EventOf<'wildsWalked'>,
    { before }: Change<SlotBoard>,
  ): Promise<void> => {
    const { sound, title, standing, wins } = scene
    wins.clear()
    cue(sound, title.cues.change)
    await standing.walk(event, before)
  },
  cashShown: async (event: EventOf<'cashShown'>): Promise<void> => {
    await scene.cash.appear(event)
  },
  cashCollected: async (event: EventOf<'cashCollected'>): Promise<void> => {
    const { wins, cash } = scene
    wins.clear()
    await cash.collect(event)
    staging.won(event.total)
  },
})

/** Reels that lose their cover show its symbol in each cell, so that it can turn over there. */
function uncover({ covers, reels }: Scene, before: SlotBoard, after: SlotBoard): void {
  for (const [reel, symbol] of before.expanded) {
    if (after.expanded.has(reel)) continue
    reels.reel(reel)?.show((before.grid[reel] ?? []).map(() => symbol))
  }
  covers.show(after)
}

/** What a reel of multipliers shows when the reels of this spin rest. */
function factorOf(coming: readonly SlotEvent[]): number {
  const next = coming.findIndex(({ type }) => type === 'reelsStopped')
  const told = coming
    .slice(0, next < 0 ? coming.length : next)
    .find((event) => event.type === 'multiplierSet' && event.of === 'spin')
  return told?.type === 'multiplierSet' ? told.value : 1
}

/** Blocks that events coming next lay on the reels that stop now. */
const fallingBlocks = ({ blocks }: Scene, coming: readonly SlotEvent[]): FallingBlock[] => {
  const end = coming.findIndex(({ type }) => type !== 'blockLanded')
  return coming.slice(0, end < 0 ? coming.length : end).flatMap((event) =>
    event.type === 'blockLanded'
      ? [
          {
            reels: [...new Set(event.cells.map(([reel]) => reel))].toSorted(
              (one, other) => one - other,
            ),
            fall: () => blocks.fall(event),
            lay: () => blocks.lay(event),
          },
        ]
      : [],
  )
}
