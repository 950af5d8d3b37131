import {
  after,
  boardOf,
  emptyBoard,
  type VideoPokerBoard,
} from '@fairhouse/stage/families/video-poker/board'
import {
  type VideoPokerEvent,
  videoPokerEventsOf,
} from '@fairhouse/stage/families/video-poker/video-poker-events'
import type { Motion } from '@fairhouse/stage/motion/motion'
import { describe, expect, it } from 'vitest'
import { urisOfFamily } from './discover.ts'
import { type BoardRules, boardsOf, courses, shownRound, toldRounds } from './shown-rounds.ts'

const rules: BoardRules<VideoPokerBoard, VideoPokerEvent> = {
  start: emptyBoard,
  after,
  handlers: (motion: Motion) => {
    const handle = (): Promise<void> => motion.wait(0.4)
    return {
      pokerDealt: handle,
      pokerDrawn: handle,
      pokerHandWon: handle,
      pokerMultiplied: handle,
      doubleUpOffered: handle,
      pokerDoubled: handle,
      jackpotWon: handle,
      maxWinReached: handle,
      roundEnded: handle,
    }
  },
}

const uris = await urisOfFamily('videoPoker')

describe.each(uris)('golden rounds of %s', async (uri) => {
  const rounds = await toldRounds(uri, videoPokerEventsOf)
  /** Another round under way, over which a replay is shown. */
  const left = boardOf(rounds[0]?.answers.flat().slice(0, 2) ?? [])

  it.each(courses)('stand on the same boards %s', async (course) => {
    for (const round of rounds) {
      const boards = await shownRound(round, rules, { course, left })
      expect(boards, round.name).toEqual(boardsOf(round, rules))
    }
  })

  it('end with their payout and nothing open', () => {
    for (const round of rounds) {
      expect(boardsOf(round, rules).at(-1), round.name).toMatchObject({
        total: round.units,
        finished: true,
      })
    }
  })

  it('find a presentation that forgets an event', async () => {
    const kinds = new Set(rounds.flatMap(({ answers }) => answers.flat().map(({ type }) => type)))
    for (const kind of kinds) {
      const forgetful = {
        ...rules,
        after: (board: VideoPokerBoard, event: VideoPokerEvent) =>
          event.type === kind ? board : after(board, event),
      }
      const found = rounds.some(
        (round) =>
          JSON.stringify(boardsOf(round, forgetful)) !== JSON.stringify(boardsOf(round, rules)),
      )
      expect(found, kind).toBe(true)
    }
  })
})
