import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMotion } from '../motion/motion.ts'
import { after, boardOf, emptyBoard } from '../families/slot/board.ts'
import type { SlotBoard } from '../families/slot/board-shape.ts'
import { generatedRound } from '../families/slot/generated-rounds.ts'
import { present } from './present.ts'
import { slowHandlers } from './testing/slow-handlers.ts'

const start = emptyBoard([])

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
