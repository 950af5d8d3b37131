import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { play } from '@fairhouse/contract/calls/play'
import { drawFrom } from '@fairhouse/fairness/draw'
import type { Title } from '#modules/catalog'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { Busy } from '#platform/faults'
import type { PlayHouse } from './change-seat.ts'
import type { Lane, Verdict } from './commit/lane.ts'
import { decide } from './decide.ts'
import type { Decision, Move } from './decision.ts'
import type { Definition } from './definitions.ts'
import { firstPlayAnswer } from './first-answer.ts'
import { playAnswer } from './play-answer.ts'
import { readMove } from './read-move.ts'
import { nextRoundId } from './round-id.ts'
import type { Seat } from './seat.ts'

type Reply = ReplyOf<typeof play>

export interface PlaceHouse extends PlayHouse {
  readonly lanes: Lane
}

/** So often a bet is decided anew because its seat moved, before the player hears that the house is busy. */
const decisionsAtMost = 32

/** Answers the play call: a bet, or going on with an open round. */
export function place(
  house: PlaceHouse,
  ask: PlayerAsk,
  body: BodyOf<typeof play>,
): Promise<Outcome<Reply>> {
  const { needs, definitions, turns } = house
  const title = needs.titles.find(body.uri)
  if (!title) return Promise.resolve({ refused: 'gameNotEnabled' })
  const move = readMove(body)
  const takeTurn = (definition: Definition) =>
    turns.take(ask.player, () => placed(house, ask, { title, definition, move }))
  const known = definitions.known(title)
  // What is known at once is not waited for: each wait costs a turn of the queue.
  return known ? takeTurn(known) : definitions.of(title).then(takeTurn)
}

interface Asked {
  readonly title: Title
  readonly definition: Definition
  readonly move: Move
}

/** Decides and commits, anew as long as the seat turns out to have moved in between. */
async function placed(house: PlaceHouse, ask: PlayerAsk, asked: Asked): Promise<Outcome<Reply>> {
  const { seats } = house
  for (let tries = 0; tries < decisionsAtMost; tries++) {
    // Before the seat is read: nothing may make the time between reading and committing longer, in which it may move.
    if (!isProven(house, ask) && !(await goesOn(house, ask))) return { refused: 'loginRequired' }
    const seat = seats.known(ask.player) ?? (await seats.of(ask.player))
    const decision = decideNow(house, seat, asked)
    if (isRefused(decision)) {
      const answer = await refusalOrFirstAnswer(house, seat, { asked, refused: decision })
      if (answer) return answer
      continue
    }
    const verdict = await committed(house, decision)
    if (verdict === 'committed') return replied(house, decision)
    seats.forget(ask.player)
    if (verdict === 'answered') return firstAnswerOf(house, seat, asked.move)
  }
  throw new Busy('the seat moves all the time')
}

const isProven = ({ seats }: PlaceHouse, { player, sessionId }: PlayerAsk): boolean =>
  seats.provenSessions(player)?.has(sessionId) === true

/**
 * Whether the session goes on, as of now. It is proven for the seat that was read before: whatever ends it from here on moves that seat.
 * Without one, it is proven for this request alone.
 */
async function goesOn({ seats, needs }: PlaceHouse, ask: PlayerAsk): Promise<boolean> {
  const proven = seats.provenSessions(ask.player)
  const alive = await needs.sessionAlive(ask.sessionId)
  if (alive) proven?.add(ask.sessionId)
  return alive
}

function decideNow({ needs }: PlaceHouse, seat: Seat, asked: Asked): Decision | Refused {
  const now = needs.clock.now()
  const { stream } = seat
  return decide(seat, asked.move, asked.title, {
    now,
    roundId: nextRoundId(seat.lastRound, now),
    definition: asked.definition,
    gates: needs.gates,
    rules: needs.rulesFor(seat),
    draws: (nonce, skip) => drawFrom(stream.chance.round(stream.clientSeed, nonce, skip)),
  })
}

/**
 * Before a player hears no: had this key led to an answer, that answer is repeated; and a no that rests on an old seat is none
 * (null), it is decided anew.
 */
async function refusalOrFirstAnswer(
  { needs, seats, definitions }: PlaceHouse,
  seat: Seat,
  { asked, refused }: { readonly asked: Asked; readonly refused: Refused },
): Promise<Outcome<Reply> | null> {
  const first = await firstPlayAnswer({ ...needs, definitions }, seat, asked.move)
  if (first) return first
  const now = await seats.fresh(seat.player)
  return now.version === seat.version ? refused : null
}

/** A fault leaves open what was written, so the seat is read again next time. */
const committed = ({ seats, lanes }: PlaceHouse, { row, seat }: Decision): Promise<Verdict> =>
  lanes.commit(row).catch((fault: unknown) => {
    seats.forget(seat.player)
    throw fault
  })

function replied({ seats, needs }: PlaceHouse, { seat, round, row }: Decision): Outcome<Reply> {
  seats.keep(seat)
  const userStatus = needs.userStatus(seat, row.at)
  return { reply: { round, userStatus }, answer: playAnswer(round, userStatus, seat.lasting) }
}

async function firstAnswerOf(
  { needs, definitions }: PlaceHouse,
  seat: Seat,
  move: Move,
): Promise<Outcome<Reply>> {
  const first = await firstPlayAnswer({ ...needs, definitions }, seat, move)
  if (!first) throw new Error('an answered request has no answer')
  return first
}
