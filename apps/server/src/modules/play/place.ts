import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { play } from '@fairhouse/contract/calls/play'
import type { Title } from '#modules/catalog'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { Busy } from '#platform/faults'
import type { PlayHouse } from './change-seat.ts'
import type { Lane, Verdict } from './commit/lane.ts'
import { decide, decideAct, unopened, unplayable } from './decide.ts'
import type { Decision, Move } from './decision.ts'
import type { Definition } from './definitions.ts'
import { firstPlayAnswer } from './first-answer.ts'
import { lastingStatus, playAnswer } from './play-answer.ts'
import { readMove } from './read-move.ts'
import { withReceipt } from './receipts/refusal-receipt.ts'
import { roundOpenAt } from './round-open.ts'
import { nextRoundId } from './round-id.ts'
import type { Seat } from './seat.ts'
import { drawsOf, endStranded, voidRound } from './stranded.ts'

type Reply = ReplyOf<typeof play>

export interface PlaceHouse extends PlayHouse {
  readonly lanes: Lane
}

/** So often a bet is decided anew because its seat moved, before the player hears that the house is busy. */
const decisionsAtMost = 32
/** So often at once; after that with a pause, lest it keep step with another node that moves the seat as regularly. */
const decisionsAtOnce = 4
const longestPauseMs = 64

/** Answers the play call: a bet, or going on with an open round. */
export function place(
  house: PlaceHouse,
  ask: PlayerAsk,
  body: BodyOf<typeof play>,
): Promise<Outcome<Reply>> {
  const { needs, definitions, turns } = house
  const { uri, requestKey } = body
  const title = needs.titles.find(uri)
  const move = readMove(body)
  // Who still has the page of a game that is offered no more may play his round to its end there.
  if (!title) {
    return move.type === 'bet'
      ? Promise.resolve({ refused: 'gameNotEnabled' })
      : turns.take(ask.player, () => placed(house, ask, { uri, requestKey, today: null, move }))
  }
  const takeTurn = (definition: Definition) =>
    turns.take(ask.player, () =>
      placed(house, ask, { uri, requestKey, today: { title, definition }, move }),
    )
  const known = definitions.known(title)
  // What is known at once is not waited for: each wait costs a turn of the queue.
  return known ? takeTurn(known) : definitions.of(title).then(takeTurn)
}

interface Asked {
  readonly uri: string
  readonly requestKey: string
  /** Null when the game is not offered. */
  readonly today: { readonly title: Title; readonly definition: Definition } | null
  readonly move: Move
}

/** Decides and commits, anew as long as the seat turns out to have moved in between. */
async function placed(house: PlaceHouse, ask: PlayerAsk, asked: Asked): Promise<Outcome<Reply>> {
  for (let tries = 0; tries < decisionsAtMost; tries++) {
    if (tries >= decisionsAtOnce) await outOfStep(tries - decisionsAtOnce)
    const answer = await placedOnce(house, ask, asked)
    if (answer) return answer
  }
  throw new Busy('the seat moves all the time')
}

/** Null when the seat moved, or its chance was opened just now. */
async function placedOnce(
  house: PlaceHouse,
  ask: PlayerAsk,
  asked: Asked,
): Promise<Outcome<Reply> | null> {
  const { seats } = house
  // Before the seat is read: nothing may make the time between reading and committing longer, in which it may move.
  if (!isProven(house, ask) && !(await goesOn(house, ask))) return { refused: 'loginRequired' }
  const seat = seats.known(ask.player) ?? (await seats.of(ask.player))
  const decision = decideNow(house, seat, asked) ?? (await decideByRounds(house, seat, asked))
  if (decision === unopened) {
    await seat.stream.chance.open()
    return null
  }
  if (isRefused(decision)) {
    if (decision.refused === 'roundOpen' && (await endStranded(house, ask.player))) return null
    return refusalOrFirstAnswer(house, seat, { asked, refused: decision })
  }
  const { verdict, written } = await committed(house, decision)
  if (verdict === 'committed') return replied(house, written)
  seats.forget(ask.player)
  return verdict === 'answered' ? firstAnswerOf(house, seat, asked.move) : null
}

/** Waits by chance, for longer each time. */
const outOfStep = (pauses: number): Promise<void> =>
  setTimeout(randomInt(Math.min(2 ** pauses, longestPauseMs) + 1))

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

/** Null when the open round is of other rules than today's. */
function decideNow({ needs }: PlaceHouse, seat: Seat, { today, move }: Asked) {
  if (!today) return null
  const now = needs.clock.now()
  const decision = decide(seat, move, today.title, {
    now,
    roundId: nextRoundId(seat.lastRound, now),
    definition: today.definition,
    gates: needs.gates,
    rules: needs.rulesFor(seat, today.title),
    draws: drawsOf(seat),
  })
  return decision === unplayable ? null : decision
}

/** Goes on with a round by the rules it was begun with. When they cannot be had, the round ends there: it is void. */
async function decideByRounds(
  house: PlaceHouse,
  seat: Seat,
  { uri, move }: Asked,
): Promise<Decision | Refused> {
  const { needs, definitions } = house
  const { open } = seat
  if (open?.uri !== uri) return { refused: 'gameNotEnabled' }
  const playedBy = await definitions.ofRound(open.definition)
  const { definition, manifest } = playedBy
  if (seat.connections.get(manifest.id) !== move.connection)
    return { refused: 'duplicateConnection' }
  if ('missing' in playedBy) {
    return voidRound({ needs, playedBy, why: playedBy.missing }, { seat, open }, move)
  }
  const rules = needs.rulesFor(seat, playedBy.title)
  const given = { now: needs.clock.now(), definition, rules, draws: drawsOf(seat) }
  const decision = decideAct(seat, move, playedBy.title, given)
  return decision === unplayable
    ? voidRound({ needs, playedBy, why: 'its rules tell another round' }, { seat, open }, move)
    : decision
}

/**
 * Before a player hears no: had this key led to an answer, that answer is repeated; and a no that rests on an old seat is none
 * (null), it is decided anew. He has the house's receipt for it.
 */
async function refusalOrFirstAnswer(
  { needs, seats, definitions, sealer }: PlaceHouse,
  seat: Seat,
  { asked, refused }: { readonly asked: Asked; readonly refused: Refused },
): Promise<Outcome<Reply> | null> {
  const first = await firstPlayAnswer({ ...needs, definitions, sealer }, seat, asked.move)
  if (first) return first
  const now = await seats.fresh(seat.player)
  if (now.version !== seat.version) return null
  const no =
    refused.refused === 'roundOpen' && seat.open
      ? roundOpenAt(needs.titles, seat.open.uri)
      : refused
  const { uri, requestKey } = asked
  return withReceipt(sealer, no, { seat, uri, requestKey, at: needs.clock.now() })
}

/** Commits a decision; `written` is what it came to when meters paid for it. A fault leaves open what was written, so the seat is read again. */
async function committed(
  { seats, lanes }: PlaceHouse,
  decision: Decision,
): Promise<{ readonly verdict: Verdict; readonly written: Decision }> {
  const { row } = decision
  const { meters } = row
  try {
    if (!meters) return { verdict: await lanes.commit(row), written: decision }
    let written = decision
    const verdict = await lanes.commit(row, (wins) => {
      written = meters.won(wins)
    })
    return { verdict, written }
  } catch (fault) {
    seats.forget(decision.seat.player)
    throw fault
  }
}

async function replied(
  { seats, needs, sealer }: PlaceHouse,
  { seat, round, row, receipt: { receipt, text, hash } }: Decision,
): Promise<Outcome<Reply>> {
  seats.keep(seat)
  const seal = await sealer.seal(hash)
  const userStatus = needs.userStatus(seat, row.at)
  // What a pot's owner tells moves with every bet.
  const lasting = row.pot ? lastingStatus(userStatus) : seat.lasting
  return {
    reply: { round, receipt, seal, userStatus },
    answer: playAnswer({ round, receipt: text, seal, userStatus }, lasting),
  }
}

async function firstAnswerOf(
  { needs, definitions, sealer }: PlaceHouse,
  seat: Seat,
  move: Move,
): Promise<Outcome<Reply>> {
  const first = await firstPlayAnswer({ ...needs, definitions, sealer }, seat, move)
  if (!first) throw new Error('an answered request has no answer')
  return first
}
