import type { FamilyName } from '@fairhouse/contract/families/all'
import type { TypedEvent } from '@fairhouse/stage/rounds/present'
import { describe, expect, it } from 'vitest'
import { urisOfFamily } from './discover.ts'
import { type BoardRules, boardsOf, courses, shownRound, toldRounds } from './shown-rounds.ts'

/** What a family says of its stage, to have its golden rounds shown in every way. */
export interface PresentedFamily<Board, Event extends TypedEvent> extends BoardRules<Board, Event> {
  readonly family: FamilyName
  /** Holds events to those of the family. */
  readonly eventsOf: (events: readonly TypedEvent[]) => readonly Event[]
  /** What of the board says that a round is over, and with what payout. */
  readonly isOver: (units: number) => object
  /** Kinds of events that are told and change no board. */
  readonly silent?: readonly Event['type'][]
}

/** Golden rounds of all titles of a family stand on the same boards however they are shown. */
export async function holdsPresented<Board, Event extends TypedEvent>({
  family,
  eventsOf,
  isOver,
  silent = [],
  ...rules
}: PresentedFamily<Board, Event>): Promise<void> {
  const uris = await urisOfFamily(family)
  const told = await Promise.all(
    uris.map(async (uri) => ({ uri, rounds: await toldRounds(uri, eventsOf) })),
  )

  describe.each(told)('golden rounds of $uri', ({ rounds }) => {
    /** Another round under way, over which a replay is shown. */
    const other = rounds.at(-1)?.answers.flat() ?? []
    const left = other.slice(0, other.length / 2).reduce(rules.after, rules.start)

    it.each(courses)('stand on the same boards %s', async (course) => {
      for (const round of rounds) {
        const boards = await shownRound(round, rules, { course, left })
        expect(boards, round.name).toEqual(boardsOf(round, rules))
      }
    })

    it('end with their payout and nothing open', () => {
      for (const round of rounds) {
        expect(boardsOf(round, rules).at(-1), round.name).toMatchObject(isOver(round.units))
      }
    })
  })

  describe(`a presentation of ${family} that forgets an event`, () => {
    const all = told.flatMap(({ rounds }) => rounds)
    const kinds = [...new Set(all.flatMap(({ answers }) => answers.flat().map(({ type }) => type)))]

    it.each(kinds.filter((kind) => !silent.includes(kind)))(
      'is found by a golden round: %s',
      async (kind) => {
        const round = all.find((one) => {
          const boards = boardsOf(one, rules)
          return one.answers
            .flat()
            .some(
              ({ type }, place) =>
                type === kind && !isSame(boards[place - 1] ?? rules.start, boards[place]),
            )
        })
        if (round === undefined) throw new Error(`no golden round changes a board by ${kind}`)
        const forgetful: BoardRules<Board, Event> = {
          ...rules,
          after: (board, event) => (event.type === kind ? board : rules.after(board, event)),
        }
        for (const course of courses) {
          const boards = await shownRound(round, forgetful, { course, left: rules.start })
          expect(isSame(boards, boardsOf(round, rules))).toBe(false)
        }
      },
    )
  })
}

function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}
