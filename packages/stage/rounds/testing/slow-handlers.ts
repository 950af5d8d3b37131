import type { Motion } from '../../motion/motion.ts'
import type { SlotBoard } from '../../families/slot/board-shape.ts'
import type { EventType, Handlers } from '../../families/slot/slot-events.ts'

/** Handlers without a screen that take time, and tell when they begin and end. */
export function slowHandlers(motion: Motion, told: string[] = []): Handlers<SlotBoard> {
  const handle = async ({ type }: { type: EventType }): Promise<void> => {
    told.push(`${type} begins`)
    await motion.wait(0.4)
    told.push(`${type} ends`)
  }
  return {
    reelsStopped: handle,
    reelsExpanded: handle,
    lineWon: handle,
    scatterWon: handle,
    pickStarted: handle,
    picked: handle,
    pickEnded: handle,
    freeSpinsAwarded: handle,
    freeSpinStarted: handle,
    freeSpinsEnded: handle,
    maxWinReached: handle,
    groupWon: handle,
    cellsChanged: handle,
    blockLanded: handle,
    reelNudged: handle,
    symbolsRemoved: handle,
    wildsWalked: handle,
    cashShown: handle,
    cashCollected: handle,
    cascaded: handle,
    multiplierSet: handle,
    spinMultiplied: handle,
    symbolChosen: handle,
    respinStarted: handle,
    choiceOffered: handle,
    choiceMade: handle,
    holdStarted: handle,
    holdSpun: handle,
    holdEnded: handle,
    wheelStarted: handle,
    wheelSpun: handle,
    wheelEnded: handle,
    trailStarted: handle,
    trailMoved: handle,
    trailEnded: handle,
    gambleOffered: handle,
    gambled: handle,
    jackpotWon: handle,
    roundEnded: handle,
  }
}
