import { readFileSync } from 'node:fs'
import { after, boardOf, emptyBoard, type KenoBoard } from '@fairhouse/stage/families/keno/board'
import {
  type Handlers,
  type KenoEvent,
  kenoEventsOf,
} from '@fairhouse/stage/families/keno/keno-events'
import { createMotion, type Motion } from '@fairhouse/stage/motion/motion'
import { present } from '@fairhouse/stage/rounds/present'
import { describe, expect, it } from 'vitest'
import { loadTitle, urisOfFamily } from './discover.ts'
import { type GoldenRounds, replay } from './golden-round.ts'

/** The rule that leads from board and event to the next board. */
type Rule = typeof after

const turboPace = 2.6
const frame = 0.2

/** Handlers without a screen that take time. */
function slowHandlers(motion: Motion): Handlers<KenoBoard> {
  const handle = (): Promise<void> => motion.wait(0.4)
  return {
    ticketPlayed: handle,
    ballDrawn: handle,
    ticketPaid: handle,
    jackpotWon: handle,
    maxWinReached: handle,
    roundEnded: handle,
  }
}

interface How {
  readonly pace?: number
  readonly hurriedFrom?: number
  readonly board?: KenoBoard
}

/** @returns every board that came to stand on the screen, in order. */
async function shown(
  events: readonly KenoEvent[],
  rule: Rule,
  { pace = 1, hurriedFrom = Number.POSITIVE_INFINITY, board = emptyBoard }: How,
): Promise<readonly KenoBoard[]> {
  const motion = createMotion()
  motion.pace = pace
  const boards: KenoBoard[] = []
  const progress = { isOver: false }
  const running = present(events, {
    board,
    after: rule,
    handlers: slowHandlers(motion),
    settle: (settled) => boards.push(settled),
  }).finally(() => {
    progress.isOver = true
  })
  for (let frames = 0; !progress.isOver; frames++) {
    if (frames >= hurriedFrom) motion.hurrying = true
    motion.advance(frame)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await running
  return boards
}

const courses: Readonly<Record<string, How>> = {
  normal: {},
  turbo: { pace: turboPace },
  skipped: { hurriedFrom: 5 },
  'resumed at once': { hurriedFrom: 0 },
  'replayed over another round': {
    hurriedFrom: 0,
    board: { ...emptyBoard, spots: [1, 2], drawn: [1, 80], balls: 20, total: 7 },
  },
}

describe.each(await urisOfFamily('keno'))('golden rounds of %s', async (uri) => {
  const { game, folder } = await loadTitle(uri)
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))
  const rounds = golden.rounds.map((round) => ({
    units: round.units,
    events: kenoEventsOf(replay(game, round).events),
  }))
  // One of each kind of outcome is as good as all.
  const few = rounds.filter((_, place) => place % 9 === 0)

  it('are there for every number of spots', () => {
    const played = rounds.map(({ events }) => boardOf(events).spots.length)
    expect([...new Set(played)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it.each(Object.entries(courses))('stand on the same boards %s', async (_, how) => {
    for (const { events } of few) {
      let board = emptyBoard
      const wanted = events.map((event) => (board = after(board, event)))
      expect(await shown(events, after, how)).toEqual(wanted)
    }
  })

  it('end with their payout and twenty balls', () => {
    for (const { events, units } of rounds) {
      const board = boardOf(events)
      expect(board).toMatchObject({ total: units, finished: true })
      expect(board.drawn).toHaveLength(board.balls)
    }
  })

  it.each(['ticketPlayed', 'ballDrawn', 'ticketPaid'])(
    'find a presentation that forgets %s',
    async (kind) => {
      const forgetful: Rule = (board, event) => (event.type === kind ? board : after(board, event))
      const winning = rounds.find(({ units }) => units > 0)
      if (!winning) throw new Error('no golden round wins')
      const boards = await shown(winning.events, forgetful, { hurriedFrom: 0 })
      expect(boards.at(-1)).not.toEqual(boardOf(winning.events))
    },
  )
})
