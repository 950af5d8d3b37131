import type { Draw } from '@fairhouse/fairness/draw'
import { costOf as offerCost } from '@fairhouse/contract/rounds/round'
import { offeredAs } from '@fairhouse/game-math/bets'
import type { Action, RoundState, Step } from '@fairhouse/game-math/game'
import { isDoubling } from '@fairhouse/contract/rounds/doubling'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { Title } from '#modules/catalog'
import { isRefused, type Refused } from '#platform/answer'
import { timeOfUuidV7 } from '#platform/ids'
import type { AtPlay } from './at-play.ts'
import { betMode, costOf, unitIn } from './bet-mode.ts'
import { decided } from './decided.ts'
import type { Decision, Move } from './decision.ts'
import type { Definition } from './definitions.ts'
import type { Gate } from './needs.ts'
import { potFor, sharesOfStake } from './pot.ts'
import { bettingBalance, type OpenRound, type Seat } from './seat.ts'
import { refusalOfStake } from './seat-slices.ts'
import { standing } from './standing.ts'

/** What a decision is given from outside, so that it needs no clock, no chance and no database of its own. */
export interface Circumstances {
  /** Epoch milliseconds. */
  readonly now: number
  /** Id for a round that begins now; larger than the seat's newest. */
  readonly roundId: string
  /** The rules at hand as stored rounds name them. */
  readonly definition: Definition
  readonly gates: readonly Gate[]
  /** What the rules of the player's place allow. */
  readonly rules: PlayRules
  /** Null while the seat's chance is sealed. */
  readonly draws: Draws | null
}

/** Chance of one of a seat's rounds, from where an earlier step stopped. */
export type Draws = (nonce: number, skipWords: number) => Draw

/** What going on with a round is given from outside. */
export type ActCircumstances = Pick<Circumstances, 'now' | 'definition' | 'draws' | 'rules'>

/** The rules at hand are not those that the open round was played by. This very object: whoever can looks for its own rules. */
export const unplayable: Refused = { refused: 'gameNotEnabled' }

/** Nothing refuses it but that the seat's chance is sealed. This very object: whoever can opens it and asks again. */
export const unopened: Refused = { refused: 'gameNotEnabled' }

/**
 * Decides what a player asks for: a refusal, or what is to be written. Pure. Looks, in this order, at the gates (bets only), the
 * connection, whether a round is open, the player's seed, mode, selection and stake with its limit, the time since the last bet, the slices that
 * follow bets, and the funds.
 * @throws RangeError when the rules break their own promises.
 */
export function decide(
  seat: Seat,
  move: Move,
  title: Title,
  given: Circumstances,
): Decision | Refused {
  return move.type === 'bet'
    ? decideBet(seat, move, title, given)
    : decideAct(seat, move, title, given)
}

function decideBet(seat: Seat, move: Move, title: Title, given: Circumstances): Decision | Refused {
  const refused = refusalOfBet(seat, move, title, given)
  if (refused) return refused
  const mode = betMode(title.rules, move.mode, given.rules)
  if (isRefused(mode)) return mode
  const selection = move.data
  const cost = costOf(title.rules, { mode: mode.name, selection }, move.stake)
  if (cost === null) return { refused: 'formInvalid', invalidFields: { data: 'notAllowed' } }
  const { maxStake } = given.rules
  if (maxStake !== null && cost > maxStake)
    return { refused: 'stakeLimit', metadata: { most: maxStake } }
  const early = tooEarly(seat, given)
  if (early) return early
  const { roundId } = given
  const payment = { title, roundId, taken: cost, cost, mode: mode.name }
  const no = refusalOfPayment(seat, payment, given)
  if (no) return no
  if (given.draws === null) return unopened
  const draw = given.draws(seat.nonce, 0)
  const step = title.rules.open(draw, { mode: mode.name, cost, selection })
  const begun: OpenRound = {
    id: roundId,
    uri: title.manifest.uri,
    definition: given.definition.id,
    stake: cost,
    pot: null,
    bet: { stake: cost, mode: mode.name, selection },
    payout: 0,
    nonce: seat.nonce,
    sequence: 0,
    words: 0,
    state: step.state,
    events: [],
    actions: [],
    moves: [],
  }
  const { now: at, definition } = given
  return decided({
    seat,
    move,
    title,
    at,
    round: begun,
    step: permitted(step, given.rules),
    words: draw.words,
    definition,
  })
}

function refusalOfBet(
  seat: Seat,
  move: Move,
  title: Title,
  { gates, now, rules }: Circumstances,
): Refused | null {
  if (!mayHaveJackpots(title, rules)) return { refused: 'gameNotEnabled' }
  for (const gate of gates) {
    const refused = gate(seat, title, now)
    if (refused) return refused
  }
  if (seat.closed) return { refused: 'userSuspended' }
  if (!isConnected(seat, move, title)) return { refused: 'duplicateConnection' }
  if (seat.open) return { refused: 'roundOpen', metadata: { uri: seat.open.uri } }
  if (seat.stream.clientSeed === null) return { refused: 'clientSeedMissing' }
  return title.rules.betLevels.includes(move.stake) ? null : offLadder
}

/**
 * A title with progressive jackpots is closed where these are not allowed: without what they return it would be another game than the one
 * that was certified.
 */
export const mayHaveJackpots = ({ rules: { jackpots = [] } }: Title, rules: PlayRules): boolean =>
  rules.jackpots || jackpots.length === 0

/** The id of the newest round holds the time of its bet, so that every node knows it. */
function tooEarly({ lastRound }: Seat, { now, rules: { cycleMs } }: Circumstances): Refused | null {
  if (cycleMs === 0 || lastRound === null) return null
  const waitMs = timeOfUuidV7(lastRound) + cycleMs - now
  if (waitMs <= 0) return null
  return {
    refused: 'tooSoon',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    metadata: { waitMs },
  }
}

/**
 * Decides how the open round goes on, by the rules that it was begun with: whoever asks brings those of its definition. Rules that changed
 * under it could pay what was never promised.
 * @param title of today, or the round's own rules under the same address.
 */
export function decideAct(
  seat: Seat,
  move: Move,
  title: AtPlay,
  given: ActCircumstances,
): Decision | Refused {
  if (!isConnected(seat, move, title)) return { refused: 'duplicateConnection' }
  const { open } = seat
  if (open?.uri !== title.manifest.uri) return { refused: 'roundFinished' }
  if (open.definition !== given.definition.id) return unplayable
  if (move.stake !== open.stake) return offLadder
  const { draws } = given
  if (draws === null) return unopened
  const state = standing(title.rules, open, () => draws(open.nonce, 0))
  if (state === null) return unplayable
  if (isDoubling(move.type) && !given.rules.gamble) return { refused: 'notPermitted' }
  const taken = takenAction(title, { open, state }, move)
  if (isRefused(taken)) return taken
  const refused = refusalOfRaise({ seat, open, raised: taken.raised }, title, given)
  if (refused) return refused
  return decideStep({ seat, open, state, ...taken }, move, title, { ...given, draws })
}

/** One more step of an open round. */
export function decideStep(
  at: {
    readonly seat: Seat
    readonly open: OpenRound
    readonly state: RoundState
    readonly action: Action
    /** Minor units that it takes. */
    readonly raised: number
  },
  move: Move,
  title: AtPlay,
  { now, definition, draws, rules }: ActCircumstances & { readonly draws: Draws },
): Decision {
  const { seat, open, state, action, raised } = at
  const draw = draws(open.nonce, open.words)
  const step = title.rules.act(state, action, draw)
  const round = { ...open, stake: open.stake + raised, sequence: open.sequence + 1 }
  return decided({
    seat,
    move,
    title,
    at: now,
    round,
    raised,
    step: permitted(step, rules),
    words: draw.words,
    definition,
  })
}

/** A step without what the rules of the player's place do not allow: a win that may not be doubled is only to be collected. */
function permitted(step: Step<RoundState>, { gamble }: PlayRules): Step<RoundState> {
  if (gamble) return step
  return { ...step, actions: step.actions.filter(({ type }) => !isDoubling(type)) }
}

/** What an action takes is looked at as a bet is: what the round costs by then may not be more than a place allows, nor than the player has. */
function refusalOfRaise(
  {
    seat,
    open,
    raised,
  }: { readonly seat: Seat; readonly open: OpenRound; readonly raised: number },
  title: AtPlay,
  given: ActCircumstances,
): Refused | null {
  if (raised === 0) return null
  const { maxStake } = given.rules
  const cost = open.stake + raised
  if (maxStake !== null && cost > maxStake) {
    return { refused: 'stakeLimit', metadata: { most: maxStake } }
  }
  const payment = { title, roundId: open.id, taken: raised, cost, mode: open.bet.mode }
  return refusalOfPayment(seat, payment, given)
}

/** What follows bets is asked first, then whether pocket and pot have it. */
function refusalOfPayment(
  seat: Seat,
  { title, roundId, taken, cost, mode }: Payment,
  { now }: ActCircumstances,
): Refused | null {
  const pocket = bettingBalance(seat)
  const pot = potFor(seat.following, roundId)
  const shares = sharesOfStake({ pocket, pot }, taken)
  const { id: gameId } = title.manifest
  const asked = { gameId, taken: shares.pocket, fromPot: shares.pot, cost, mode, now }
  const no = refusalOfStake(seat.following, asked)
  if (no) return no
  return pocket < BigInt(shares.pocket) ? { refused: 'notEnoughCash' } : null
}

/** Money that a step asks for, and what the round costs by then. Minor units. */
interface Payment {
  readonly title: AtPlay
  readonly roundId: string
  readonly taken: number
  readonly cost: number
  readonly mode: string
}

/** The action that a move asks for, with what it takes. */
function takenAction(
  { rules }: AtPlay,
  { open, state }: { readonly open: OpenRound; readonly state: RoundState },
  { type, choice, data }: Move,
): { readonly action: Action; readonly raised: number } | Refused {
  const actions = rules.legal(state)
  const legal = actions.find((offered) => offered.type === type)
  if (!legal) return { refused: 'formInvalid', invalidFields: { action: 'notAllowed' } }
  const action: Action = {
    type: legal.type,
    ...('choices' in legal && choice !== null ? { choice } : {}),
    ...(data === undefined ? {} : { data }),
  }
  const offer = offeredAs(rules, { state, actions }, action)
  if (!offer) return { refused: 'formInvalid', invalidFields: { data: 'notAllowed' } }
  return { action, raised: offerCost(offer) * unitIn(rules, open.bet) }
}

const isConnected = (seat: Seat, move: Move, { manifest }: AtPlay): boolean =>
  seat.connections.get(manifest.id) === move.connection

const offLadder: Refused = { refused: 'formInvalid', invalidFields: { stake: 'notOnLadder' } }
