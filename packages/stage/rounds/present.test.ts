import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMotion, type Motion } from '../motion/motion.ts'
import { after, boardOf, emptyBoard } from '../slot/board.ts'
import type { SlotBoard } from '../slot/board-shape.ts'
import { generatedRound } from '../slot/generated-rounds.ts'
import { type EventType, type Handlers, present } from './present.ts'

const start = emptyBoard([])

/** Handlers that take time and tell when they begin and end. */
function slowHandlers(motion: Motion, told: string[]): Handlers<SlotBoard> {
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

describe('a presentation', () => {
  it('shows one event after the other, never two at once', async () => {
    await fc.assert(
      fc.asyncProperty(generatedRound, async (events) => {
        const motion = createMotion()
        motion.hurrying = true
        const told: string[] = []
        const handlers = slowHandlers(motion, told)
        await present(events, { board: start, after, handlers, settle: () => told.push('settled') })
        expect(told).toEqual(
          events.flatMap(({ type }) => [`${type} begins`, `${type} ends`, 'settled']),
        )
      }),
    )
  })

  it.each([1, 2.6, 1000])('ends on the same board at pace %d', async (pace) => {
    await fc.assert(
      fc.asyncProperty(generatedRound, async (events) => {
        const motion = createMotion()
        motion.pace = pace
        const shown: SlotBoard[] = []
        const running = present(events, {
          board: start,
          after,
          handlers: slowHandlers(motion, []),
          settle: (board) => shown.push(board),
        })
        // At the slowest pace an event takes two frames, and a frame needs a turn of the event loop.
        for (let frame = 0; frame < events.length * 4; frame++) {
          motion.advance(0.25)
          await new Promise((resolve) => setImmediate(resolve))
        }
        expect(await running).toEqual(boardOf(events))
        expect(shown.at(-1)).toEqual(boardOf(events))
      }),
      { numRuns: 20 },
    )
  })

  it('ends on the same board when it is cut short in the middle', async () => {
    await fc.assert(
      fc.asyncProperty(generatedRound, fc.integer({ min: 0, max: 10 }), async (events, frames) => {
        const motion = createMotion()
        let last = start
        const running = present(events, {
          board: start,
          after,
          handlers: slowHandlers(motion, []),
          settle: (board) => (last = board),
        })
        for (let frame = 0; frame < frames; frame++) {
          motion.advance(0.25)
          await Promise.resolve()
        }
        motion.hurrying = true
        motion.advance(0.016)
        await running
        expect(last).toEqual(boardOf(events))
      }),
    )
  })
})
