import type { Change, EventOf, Handlers } from './slot-events.ts'
import type { SlotBoard, Win } from './board-shape.ts'
import { hasFeature, type Scene } from './scene.ts'
import type { WinStaging } from './win-staging.ts'

type FeatureEvent =
  | 'pickStarted'
  | 'picked'
  | 'pickEnded'
  | 'holdStarted'
  | 'holdSpun'
  | 'holdEnded'
  | 'wheelStarted'
  | 'wheelSpun'
  | 'wheelEnded'
  | 'trailStarted'
  | 'trailMoved'
  | 'trailEnded'
  | 'choiceOffered'
  | 'choiceMade'
  | 'gambleOffered'
  | 'gambled'

type Opening = { readonly symbol: string; readonly cells: Win['cells'] }

/** How the events of features that lie over the reels are shown. */
export function featureHandlers(
  scene: Scene,
  staging: WinStaging,
): Pick<Handlers<SlotBoard>, FeatureEvent> {
  const { features, wins } = scene

  /** What the spin won comes first, then what opens the feature. */
  const before = async (board: SlotBoard, opening: Opening | null): Promise<void> => {
    await staging.celebrateSpin(board)
    staging.calmDown()
    if (opening && opening.cells.length > 0) await wins.trace(markOf(opening), board, 1.4)
    wins.clear()
  }
  const over = async (pay: number): Promise<void> => {
    staging.calmDown()
    await staging.celebrate(pay)
  }

  return {
    ...pickHandlers(scene, staging, { before, over }),
    ...holdHandlers(scene, staging, { before, over }),
    wheelStarted: async (event, { before: board, after }) => {
      // A second wheel opens over the first, for which the spin was celebrated.
      if (board.wheel === null) await before(board, event)
      if (after.wheel) await features.wheel.open(after.wheel)
    },
    wheelSpun: async (event, { after }) => {
      if (after.wheel) await features.wheel.step(event, after.wheel)
      staging.won(event.total)
    },
    wheelEnded: async (event, { before: board, after }) => {
      if (board.wheel) await features.wheel.ended(event, board.wheel)
      features.wheel.show(null)
      await over(event.pay)
      if (after.wheel) await features.wheel.open(after.wheel)
    },
    trailStarted: async (event, { before: board, after }) => {
      await before(board, event)
      if (after.trail) await features.trail.open(after.trail)
    },
    trailMoved: async (event, { after }) => {
      if (after.trail) await features.trail.step(event, after.trail)
      staging.won(event.total)
    },
    trailEnded: async (event, { before: board }) => {
      if (board.trail) await features.trail.ended(event, board.trail)
      features.trail.show(null)
      await over(event.pay)
    },
    choiceOffered: async (_, { before: board, after }) => {
      await before(board, null)
      if (after.offer) await features.offer.open(after.offer)
    },
    choiceMade: async (event, { before: board }) => {
      if (board.offer) await features.offer.ended(event, board.offer)
    },
    gambleOffered: async (_, { before: board, after }) => {
      if (!hasFeature(board)) await before(board, null)
      if (after.gamble) await features.gamble.open(after.gamble)
    },
    gambled: async (event, { before: board }) => {
      if (board.gamble) await features.gamble.ended(event, board.gamble)
      staging.won(event.total)
    },
  }
}

interface Ways {
  readonly before: (board: SlotBoard, opening: Opening | null) => Promise<void>
  readonly over: (pay: number) => Promise<void>
}

const pickHandlers = ({ features }: Scene, staging: WinStaging, { before, over }: Ways) => ({
  pickStarted: async (event: EventOf<'pickStarted'>, change: Change<SlotBoard>): Promise<void> => {
    await before(change.before, event)
    if (change.after.pick) await features.pick.open(change.after.pick)
  },
  picked: async (event: EventOf<'picked'>, { after }: Change<SlotBoard>): Promise<void> => {
    if (after.pick) await features.pick.step(event, after.pick)
    staging.won(event.total)
  },
  pickEnded: async (event: EventOf<'pickEnded'>, change: Change<SlotBoard>): Promise<void> => {
    if (change.before.pick) await features.pick.ended(event, change.before.pick)
    features.pick.show(null)
    await over(event.pay)
  },
})

const holdHandlers = ({ features }: Scene, staging: WinStaging, { before, over }: Ways) => ({
  holdStarted: async (event: EventOf<'holdStarted'>, change: Change<SlotBoard>): Promise<void> => {
    const cells = event.held.map(({ cell }) => cell)
    await before(change.before, { symbol: event.symbol, cells })
    if (change.after.hold) await features.hold.open(change.after.hold)
  },
  holdSpun: async (event: EventOf<'holdSpun'>, { after }: Change<SlotBoard>): Promise<void> => {
    if (after.hold) await features.hold.step(event, after.hold)
  },
  holdEnded: async (event: EventOf<'holdEnded'>, change: Change<SlotBoard>): Promise<void> => {
    if (change.before.hold) await features.hold.ended(event, change.before.hold)
    features.hold.show(null)
    staging.won(event.total)
    await over(event.pay)
  },
})

/** Symbols that open a feature, shown like a win that pays nothing itself. */
export const markOf = ({ symbol, cells }: Opening): Win => ({
  line: null,
  symbol,
  count: cells.length,
  cells,
  multiplier: 1,
  pay: 0,
  at: null,
})
