import type { Change, EventOf, Handlers } from './slot-events.ts'
import type { SlotBoard } from './board-shape.ts'
import { featureHandlers, markOf } from './feature-handlers.ts'
import { hasFeature, type Scene } from './scene.ts'
import { spinHandlers } from './spin-handlers.ts'
import { type Watcher, WinStaging } from './win-staging.ts'

export interface SlotStaging {
  readonly handlers: Handlers<SlotBoard>
  /** When the events of an answer are over: celebrates the spin on screen, if that is still due. */
  atRest(board: SlotBoard): Promise<void>
}

/** How each event of a slot round is shown. One for every list of events that is presented. */
export function stageSlot(scene: Scene, watcher: Watcher): SlotStaging {
  const staging = new WinStaging(scene, watcher)
  return {
    handlers: {
      ...spinHandlers(scene, staging),
      ...featureHandlers(scene, staging),
      ...freeSpinHandlers(scene, staging),
      maxWinReached: ({ total }) => staging.celebrate(total),
      roundEnded: async ({ total }, { before }) => {
        staging.won(total)
        await staging.celebrateSpin(before)
      },
    },
    atRest: async (board) => {
      if (!hasFeature(board)) await staging.celebrateSpin(board)
    },
  }
}

const freeSpinHandlers = (scene: Scene, staging: WinStaging) => ({
  freeSpinsAwarded: async (
    event: EventOf<'freeSpinsAwarded'>,
    { before }: Change<SlotBoard>,
  ): Promise<void> => {
    const { wins, backdrop, freeSpins } = scene
    const more = before.freeSpins !== null
    if (!more) await staging.celebrateSpin(before)
    if (!more) staging.calmDown()
    if (event.cells.length > 0) await wins.trace(markOf(event), before, more ? 0.8 : 1.4)
    wins.clear()
    if (!more) await backdrop.mood('free', 1.2)
    await freeSpins.awarded(event, more)
  },
  freeSpinStarted: (_: EventOf<'freeSpinStarted'>, { after }: Change<SlotBoard>): void => {
    const { wins, freeSpins, reels } = scene
    staging.calmDown()
    wins.clear()
    freeSpins.show(after)
    if (!reels.turning) scene.spin(after)
  },
  freeSpinsEnded: async (
    event: EventOf<'freeSpinsEnded'>,
    { before }: Change<SlotBoard>,
  ): Promise<void> => {
    const { motion, wins, freeSpins, backdrop } = scene
    await staging.celebrateSpin(before)
    staging.calmDown()
    await motion.wait(0.5)
    wins.clear()
    await freeSpins.ended(event)
    await staging.celebrate(event.pay)
    await backdrop.mood('base', 1)
  },
})
