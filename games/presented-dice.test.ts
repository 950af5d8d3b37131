import { readFileSync } from 'node:fs'
import { after, boardOf, type DiceBoard } from '@fairhouse/stage/families/dice/board'
import {
  type Handlers,
  type DiceEvent,
  diceEventsOf,
} from '@fairhouse/stage/families/dice/dice-events'
import { createMotion, type Motion } from '@fairhouse/stage/motion/motion'
import { present } from '@fairhouse/stage/rounds/present'
import { describe, expect, it } from 'vitest'
import { loadTitle, urisOfFamily } from './discover.ts'
import { type GoldenRounds, replay } from './golden-round.ts'

/** Handlers without a screen that take time. */
function slowHandlers(motion: Motion): Handlers<DiceBoard> {
  const handle = (): Promise<void> => motion.wait(0.4)
  return {
    diceBet: handle,
    diceRolled: handle,
    dicePaid: handle,
    jackpotWon: handle,
    maxWinReached: handle,
    roundEnded: handle,
  }
}

/** Shows a round from a board on. @param hurriedFrom the frame from which everything is cut short. */
async function shown(
  events: readonly DiceEvent[],
  board: DiceBoard,
  { pace, hurriedFrom }: { readonly pace: number; readonly hurriedFrom: number },
): Promise<DiceBoard> {
  const motion = createMotion()
  motion.pace = pace
  const progress = { isOver: false }
  const running = present(events, {
    board,
    after,
    handlers: slowHandlers(motion),
    settle: () => {},
  }).finally(() => {
    progress.isOver = true
  })
  for (let frames = 0; !progress.isOver; frames++) {
    if (frames >= hurriedFrom) motion.hurrying = true
    motion.advance(0.2)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return running
}

const courses = {
  normal: { pace: 1, hurriedFrom: Infinity },
  turbo: { pace: 2.6, hurriedFrom: Infinity },
  skipped: { pace: 1, hurriedFrom: 2 },
  resumed: { pace: 1, hurriedFrom: 0 },
} as const

describe.each(await urisOfFamily('dice'))('golden rounds of %s', async (uri) => {
  const { game, folder } = await loadTitle(uri)
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))
  const rounds = golden.rounds.map((round) => ({
    units: round.units,
    events: diceEventsOf(replay(game, round).events),
  }))
  // A replay begins over what another round left on the table.
  const left = boardOf(rounds.at(-1)?.events ?? [])

  it.each(Object.entries(courses))('end on the same board %s', async (_, how) => {
    for (const { events } of rounds) expect(await shown(events, left, how)).toEqual(boardOf(events))
  })

  it('end with their payout, what each spot was paid adding up to it', () => {
    for (const { events, units } of rounds) {
      const board = boardOf(events)
      expect(board).toMatchObject({ won: units, ended: true })
      expect(board.chips.reduce((sum, { pay }) => sum + pay, 0)).toBe(units)
    }
  })
})
