import { readFileSync } from 'node:fs'
import { createMotion, type Motion } from '@fairhouse/stage/motion/motion'
import { type Handlers, present, type TypedEvent } from '@fairhouse/stage/rounds/present'
import { loadTitle } from './discover.ts'
import { type GoldenRounds, replaySteps } from './golden-round.ts'

/** A golden round as a player is told it. Amounts are pay units. */
export interface ToldRound<Event> {
  readonly name: string
  readonly units: number
  /** What the bet and each move were answered with. */
  readonly answers: readonly (readonly Event[])[]
}

/** A family's stage without its screen. */
export interface BoardRules<Board, Event extends TypedEvent> {
  readonly start: Board
  readonly after: (board: Board, event: Event) => Board
  /** Handlers that take time and show nothing. */
  readonly handlers: (motion: Motion) => Handlers<Board, Event>
}

/** Golden rounds of a title, played anew. @param eventsOf holds events to those of the family. */
export async function toldRounds<Event>(
  uri: string,
  eventsOf: (events: readonly TypedEvent[]) => readonly Event[],
): Promise<readonly ToldRound<Event>[]> {
  const { game, folder } = await loadTitle(uri)
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))
  return golden.rounds.map((round) => {
    const { first, later } = replaySteps(game, round)
    return {
      name: `${round.name}, nonce ${round.nonce}`,
      units: round.units,
      answers: [first, ...later].map(({ events }) => eventsOf(events)),
    }
  })
}

/** Boards by the one rule, without time. */
export function boardsOf<Board, Event extends TypedEvent>(
  { answers }: ToldRound<Event>,
  { start, after }: BoardRules<Board, Event>,
): readonly Board[] {
  let board = start
  return answers.flat().map((event) => (board = after(board, event)))
}

/** Ways to show a round. Each gives every board that came to stand on the screen, in order. */
export const courses = ['normal', 'turbo', 'skipped', 'resumed', 'replayed'] as const
export type Course = (typeof courses)[number]

const turboPace = 2.6
const frame = 0.2

/**
 * Shows a round in one of the ways.
 * @param left the board that another round left, over which a replay is shown.
 */
export async function shownRound<Board, Event extends TypedEvent>(
  { answers }: ToldRound<Event>,
  rules: BoardRules<Board, Event>,
  { course, left }: { readonly course: Course; readonly left: Board },
): Promise<readonly Board[]> {
  if (course === 'replayed') return shownEvents(answers.flat(), left, rules, { hurriedFrom: 0 })
  const boards: Board[] = []
  for (const [answer, events] of answers.entries()) {
    const before = answers.slice(0, answer).flat().reduce(rules.after, rules.start)
    const from = course === 'resumed' ? before : (boards.at(-1) ?? rules.start)
    boards.push(...(await shownEvents(events, from, rules, howOf(course, answer))))
  }
  return boards
}

interface How {
  readonly pace?: number
  /** The frame from which everything is cut short. */
  readonly hurriedFrom?: number
}

function howOf(course: Exclude<Course, 'replayed'>, answer: number): How {
  switch (course) {
    case 'normal':
      return {}
    case 'turbo':
      return { pace: turboPace }
    case 'skipped':
      return { hurriedFrom: answer % 4 }
    case 'resumed':
      return { hurriedFrom: 0 }
  }
}

async function shownEvents<Board, Event extends TypedEvent>(
  events: readonly Event[],
  board: Board,
  { after, handlers }: BoardRules<Board, Event>,
  { pace = 1, hurriedFrom = Number.POSITIVE_INFINITY }: How,
): Promise<readonly Board[]> {
  const motion = createMotion()
  motion.pace = pace
  const boards: Board[] = []
  const progress = { isOver: false }
  const running = present(events, {
    board,
    after,
    handlers: handlers(motion),
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
