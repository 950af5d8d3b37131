import { readFileSync } from 'node:fs'
import { type SlotEvent, slotEventsOf } from '@fairhouse/stage/families/slot/slot-events'
import { createMotion } from '@fairhouse/stage/motion/motion'
import { present } from '@fairhouse/stage/rounds/present'
import { slowHandlers } from '@fairhouse/stage/rounds/testing/slow-handlers'
import { after, boardOf, emptyBoard } from '@fairhouse/stage/families/slot/board'
import type { SlotBoard } from '@fairhouse/stage/families/slot/board-shape'
import { noFeatures } from '@fairhouse/stage/families/slot/features'
import { describe, expect, it } from 'vitest'
import { loadTitle, urisOfFamily } from './discover.ts'
import { type GoldenRounds, replaySteps } from './golden-round.ts'

/** A golden round as a player is told it. Amounts are pay units. */
interface ToldRound {
  readonly name: string
  readonly units: number
  /** What the bet and each move were answered with. */
  readonly answers: readonly (readonly SlotEvent[])[]
}

/** The rule that leads from board and event to the next board. */
type Rule = typeof after

/** A way to show a round. @returns every board that came to stand on the screen, in order. */
type Course = (round: ToldRound, rule: Rule) => Promise<readonly SlotBoard[]>

async function toldRounds(uri: string): Promise<readonly ToldRound[]> {
  const { game, folder } = await loadTitle(uri)
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))
  return golden.rounds.map((round) => {
    const { first, later } = replaySteps(game, round)
    return {
      name: `${round.name}, nonce ${round.nonce}`,
      units: round.units,
      answers: [first, ...later].map(({ events }) => slotEventsOf(events)),
    }
  })
}

const start = emptyBoard([])
const turboPace = 2.6
const frame = 0.2

/** Boards by the one rule, without time. */
function boardsOf({ answers }: ToldRound): readonly SlotBoard[] {
  let board = start
  return answers.flat().map((event) => (board = after(board, event)))
}

/**
 * Shows one answer from a board on, frame by frame.
 * @param hurriedFrom the frame from which everything is cut short.
 */
async function shown(
  events: readonly SlotEvent[],
  board: SlotBoard,
  how: { readonly rule: Rule; readonly pace?: number; readonly hurriedFrom?: number },
): Promise<readonly SlotBoard[]> {
  const { rule, pace = 1, hurriedFrom = Number.POSITIVE_INFINITY } = how
  const motion = createMotion()
  motion.pace = pace
  const boards: SlotBoard[] = []
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

/** Answers one after the other, each from the board that the one before left. */
async function inTurn(
  { answers }: ToldRound,
  howOf: (answer: number) => Parameters<typeof shown>[2],
): Promise<readonly SlotBoard[]> {
  const boards: SlotBoard[] = []
  for (const [answer, events] of answers.entries()) {
    boards.push(...(await shown(events, boards.at(-1) ?? start, howOf(answer))))
  }
  return boards
}

/** Every answer after a reload: the board at once from all that was told before, and then the answer. */
async function resumed({ answers }: ToldRound, rule: Rule): Promise<readonly SlotBoard[]> {
  const boards: SlotBoard[] = []
  for (const [answer, events] of answers.entries()) {
    const before = answers.slice(0, answer).flat().reduce(rule, start)
    boards.push(...(await shown(events, before, { rule, hurriedFrom: 0 })))
  }
  return boards
}

/** The whole round at once, over what another round left. */
async function replayed({ answers }: ToldRound, rule: Rule): Promise<readonly SlotBoard[]> {
  const events = answers.flat()
  const left = { ...boardOf(events.slice(0, events.length / 2)), total: 7, maxWin: true }
  return shown(events, left, { rule, hurriedFrom: 0 })
}

const courses: Readonly<Record<string, Course>> = {
  normal: (round, rule) => inTurn(round, () => ({ rule })),
  turbo: (round, rule) => inTurn(round, () => ({ rule, pace: turboPace })),
  skipped: (round, rule) => inTurn(round, (answer) => ({ rule, hurriedFrom: answer % 4 })),
  resumed,
  replayed,
}

const uris = await urisOfFamily('slot')

describe.each(uris)('golden rounds of %s', async (uri) => {
  const rounds = await toldRounds(uri)

  it.each(Object.keys(courses))('stand on the same boards %s', async (name) => {
    for (const round of rounds) {
      const boards = await courses[name]?.(round, after)
      expect(boards, round.name).toEqual(boardsOf(round))
    }
  })

  it('end with their payout and nothing open', () => {
    for (const round of rounds) {
      const over = { ...noFeatures, total: round.units, finished: true, turning: false, held: [] }
      expect(boardsOf(round).at(-1), round.name).toMatchObject(over)
    }
  })
})

describe('a presentation that forgets an event', async () => {
  const rounds = (await Promise.all(uris.map(toldRounds))).flat()
  const kinds = [
    ...new Set(rounds.flatMap(({ answers }) => answers.flat()).map(({ type }) => type)),
  ]

  /** The first golden round in which the board changes by an event of the kind. */
  function roundChangedBy(kind: SlotEvent['type']): ToldRound | undefined {
    return rounds.find((round) => {
      const boards = boardsOf(round)
      return round.answers
        .flat()
        .some(
          ({ type }, place) => type === kind && !isSame(boards[place - 1] ?? start, boards[place]),
        )
    })
  }

  it.each(kinds)('is found by a golden round: %s', async (kind) => {
    const round = roundChangedBy(kind)
    if (round === undefined) throw new Error(`no golden round changes a board by ${kind}`)
    const forgetful: Rule = (board, event) => (event.type === kind ? board : after(board, event))
    for (const course of Object.values(courses)) {
      expect(isSame(await course(round, forgetful), boardsOf(round))).toBe(false)
    }
  })
})

function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}
