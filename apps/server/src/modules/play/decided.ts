import { type MeterWin, paidByMeters, withMeters } from '@fairhouse/contract/rounds/meters'
import {
  inMinorUnits,
  offeredInMinorUnits,
  type RoundEvent,
} from '@fairhouse/contract/rounds/round'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { type Action, baseMode, type RoundState, type Step } from '@fairhouse/game-math/game'
import { contributionOf } from '@fairhouse/fairness/must-hit'
import { type Amount, amount, minus, plus } from '@fairhouse/money'
import { nativeHash } from '#platform/native-hash'
import type { AtPlay } from './at-play.ts'
import { unitIn } from './bet-mode.ts'
import {
  type Decision,
  type Move,
  type StepAtMeters,
  type StepPot,
  type StepRow,
  voided,
} from './decision.ts'
import type { Definition } from './definitions.ts'
import { receiptOf, type Receipted } from './receipts/step-receipt.ts'
import { settledText } from './round-settled.ts'
import { bettingBalance, type OpenRound, type Seat } from './seat.ts'
import { potFor, type RoundPot, sharesOfPayout, sharesOfStake } from './pot.ts'
import { followed, toldBy } from './seat-slices.ts'
import type { FollowedSlice, MoneyMoved } from './slice.ts'

/** A step that the rules took. `round` is as it was before the step. */
interface Done {
  readonly seat: Seat
  readonly move: Move
  readonly title: AtPlay
  /** Epoch milliseconds. */
  readonly at: number
  readonly round: OpenRound
  readonly step: Step<RoundState>
  /** Minor units that it took after the bet; `round` has cost them already. */
  readonly raised?: number
  readonly words: number
  readonly definition: Definition
}

/**
 * The step that the rules took, turned into money, rows and an answer.
 * @param wins what meters pay for it; known only when it is written.
 */
export function decided(done: Done, wins: readonly MeterWin[] = []): Decision {
  const { seat, move, title, at, round, step, words, definition } = done
  const unit = unitIn(title.rules, round.bet)
  const paid = payoutOf(title, step.state, unit)
  const before = paidByMeters(round.events)
  const events = withMeters(inMinorUnits(step.events, unit), wins, { before, paid })
  const after: OpenRound = {
    ...round,
    payout: wins.reduce((sum, { amount: won }) => sum + won, paid + before),
    words,
    state: step.state,
    events: [...round.events, ...events],
    actions: step.state.done ? [] : offeredInMinorUnits(step.actions, unit),
    moves: move.type === 'bet' ? [] : [...round.moves, chosen(move.type, move)],
  }
  const decision = decisionOf({
    seat,
    move,
    manifest: title.manifest,
    at,
    definition,
    before: round,
    after,
    packed: definition.pack(events),
    finished: step.state.done,
    raised: done.raised ?? 0,
  })
  const meters = atMeters(done, events)
  return meters ? { ...decision, row: { ...decision.row, meters } } : decision
}

/** The round's name at meters. */
function contributionAt({ stream: { seedHash, clientSeed } }: Seat, nonce: number): string {
  if (clientSeed === null) throw new RangeError('a round without a client seed')
  return contributionOf({ serverSeedHash: seedHash, clientSeed, nonce }, nativeHash)
}

/**
 * The step by which a round comes to the meters of its title, and may have won some: the bet, or where a hand wins them the one that ends the round, so
 * that a win belongs to the movement before it.
 */
function atMeters(done: Done, events: readonly RoundEvent[]): StepAtMeters | null {
  const { seat, move, title, round, step } = done
  const { jackpots: terms = [] } = title.rules
  const isDue = terms.some(({ won }) => won === 'byHand') ? step.state.done : move.type === 'bet'
  if (!isDue || terms.length === 0) return null
  return {
    bet: {
      currency: seat.currency,
      cost: round.stake,
      contribution: contributionAt(seat, round.nonce),
      terms,
      drawn: events.flatMap((event) =>
        event.type === 'jackpotWon' && event.pay === 0 ? [event.jackpot] : [],
      ),
      player: seat.player,
      roundId: round.id,
      uri: round.uri,
    },
    won: (wins) => decided(done, wins),
  }
}

/**
 * The end of a round whose rules are gone: what it cost goes back to the player, or what it had won by then if that is more, so that nobody
 * loses what was shown. What meters paid is his beside that: it is gone from the meter, and no rules are needed to know it.
 */
export function decidedVoid(done: {
  readonly seat: Seat
  readonly move: Move
  readonly manifest: AtPlay['manifest']
  readonly at: number
  readonly round: OpenRound
  readonly definition: Definition
}): Decision {
  const { round, definition } = done
  const won = paidByMeters(round.events)
  const payout = won + Math.max(round.stake, round.payout - won)
  const after: OpenRound = { ...round, payout, actions: [] }
  return decisionOf({
    ...done,
    before: round,
    after,
    packed: definition.pack([]),
    finished: true,
    isVoid: true,
  })
}

const chosen = (type: Action['type'], { choice, data }: Move): Action => ({
  type,
  ...(choice === null ? {} : { choice }),
  ...(data === undefined ? {} : { data }),
})

/** A step that is decided. `before` is the round as it was. */
interface Taken {
  readonly seat: Seat
  readonly move: Move
  readonly manifest: AtPlay['manifest']
  readonly at: number
  readonly definition: Definition
  readonly before: OpenRound
  readonly after: OpenRound
  readonly packed: Buffer
  readonly finished: boolean
  readonly isVoid?: boolean
  readonly raised?: number
}

/** A step as rows and an answer. */
function decisionOf(done: Taken): Decision {
  const { seat, move, manifest, before: round, packed, finished } = done
  const { isVoid = false, raised = 0 } = done
  const { after, moved } = movedBy(done)
  const { payout } = after
  const { at, taken, given } = moved
  const following = followed(seat.following, moved)
  const receipt = receiptOfStep(done)
  const { choice, byHouse } = receipt.receipt
  return {
    row: {
      player: seat.player,
      pocket: seat.pocket,
      version: seat.version,
      taken,
      given,
      pot: potOfStep(seat, { round: after.pot, moved, following }),
      roundId: round.id,
      sequence: round.sequence,
      definition: round.definition,
      stream: seat.stream.number,
      nonce: round.nonce,
      stake: round.stake,
      mode: round.bet.mode === baseMode ? null : round.bet.mode,
      payout,
      finished,
      words: after.words,
      action: isVoid ? voided : move.type,
      choice,
      data: isVoid || move.data === undefined ? null : canonicalJson(move.data),
      raised: raised === 0 ? null : raised,
      byHouse,
      request: move.request,
      bodyHash: move.bodyHash,
      facts: seat.factsHash,
      at,
      events: packed,
      ...waiting(finished ? null : after),
      settled: finished ? settledOf(seat, manifest, { round: after, moved }) : null,
      receipt: receipt.hash,
    },
    receipt,
    seat: seatAfter(seat, after, { moved, following, receipt }),
    round: {
      id: after.id,
      uri: after.uri,
      events: after.events,
      seen: round.events.length,
      stake: after.stake,
      mode: after.bet.mode,
      payout,
      actions: after.actions,
      finished,
      nonce: after.nonce,
    },
  }
}

/** The money of a step: pocket and pot pay a stake as `sharesOfStake` says, and get the payout as they paid the round. */
function movedBy(taken: Taken): { readonly after: OpenRound; readonly moved: MoneyMoved } {
  const { seat, move, manifest, at, before, after, finished, isVoid = false, raised = 0 } = taken
  const pot = potFor(seat.following, before.id)
  const asked = move.type === 'bet' ? before.stake : raised
  const paid = sharesOfStake({ pocket: bettingBalance(seat), pot }, asked)
  const paidSoFar = withPaid(before.pot, pot?.account, paid.pot)
  const got = sharesOfPayout(finished ? after.payout : 0, {
    cost: after.stake,
    potTaken: paidSoFar?.taken ?? 0,
  })
  return {
    after: { ...after, pot: paidSoFar },
    moved: {
      gameId: manifest.id,
      roundId: after.id,
      taken: paid.pocket,
      given: got.pocket,
      potTaken: paid.pot,
      potGiven: got.pot,
      cost: after.stake,
      payout: after.payout,
      finished,
      isVoid,
      at,
    },
  }
}

/** @throws RangeError when two pots would pay for one round. */
function withPaid(
  before: RoundPot | null,
  account: RoundPot['account'] | undefined,
  taken: number,
): RoundPot | null {
  if (account === undefined || taken === 0) return before
  if (before && before.account !== account) throw new RangeError('two pots pay for one round')
  return { account, taken: (before?.taken ?? 0) + taken }
}

/** What is written of the pot: also of one whose owner has let it go since it paid, for what it gets is its own. */
function potOfStep(
  seat: Seat,
  {
    round,
    moved,
    following,
  }: {
    readonly round: RoundPot | null
    readonly moved: MoneyMoved
    readonly following: readonly FollowedSlice[]
  },
): StepPot | null {
  const owner = seat.following.find((slice) => slice.pot() !== null)
  const account = owner?.pot()?.account ?? round?.account
  if (account === undefined || (!owner && moved.potGiven === 0)) return null
  const told = following.flatMap((slice) => slice.told ?? [])
  return {
    account,
    taken: moved.potTaken,
    given: moved.potGiven,
    counted: owner?.counts(moved) ?? 0,
    value: JSON.stringify(Object.fromEntries(told.map(({ name, value }) => [name, value]))),
  }
}

/** @throws RangeError for a player without a seed, who may not bet. */
function receiptOfStep({
  seat: { stream },
  move,
  at,
  definition,
  before: round,
  isVoid = false,
}: Taken): Receipted {
  if (stream.clientSeed === null) throw new RangeError('a stream is played without a client seed')
  return receiptOf({
    serverSeedHash: stream.seedHash,
    clientSeed: stream.clientSeed,
    stream: stream.number,
    nonce: round.nonce,
    roundId: round.id,
    sequence: round.sequence,
    action: isVoid ? voided : move.type,
    choice: isVoid ? null : move.choice,
    ...(isVoid || move.data === undefined ? {} : { data: move.data }),
    stake: round.stake,
    mode: round.bet.mode,
    definition: definition.hash,
    byHouse: isVoid || move.byHouse === true,
    at,
    previous: stream.lastReceipt,
  })
}

/** @throws RangeError when the rules pay more than they may, or not in whole minor units. */
function payoutOf({ manifest, rules }: AtPlay, state: RoundState, unit: number): number {
  const payout = state.units * unit
  if (!Number.isSafeInteger(payout) || payout < 0 || state.units > rules.maxUnits) {
    throw new RangeError(`${manifest.uri} paid ${state.units} units of ${unit}`)
  }
  return payout
}

const waiting = (open: OpenRound | null): Pick<StepRow, 'state' | 'actions'> => ({
  state: open && JSON.stringify(open.state),
  actions: open && JSON.stringify(open.actions),
})

const settledOf = (
  seat: Seat,
  manifest: AtPlay['manifest'],
  { round, moved }: { readonly round: OpenRound; readonly moved: MoneyMoved },
): string =>
  settledText({
    roundId: round.id,
    playerId: seat.player,
    gameId: manifest.id,
    uri: manifest.uri,
    stake: round.stake,
    payout: round.payout,
    currency: seat.currency,
    nonce: round.nonce,
    isVoid: moved.isVoid,
    ...(round.pot && { pot: { stake: round.pot.taken, payout: moved.potGiven } }),
  })

function seatAfter(
  seat: Seat,
  round: OpenRound,
  {
    moved: { taken, given, finished },
    following,
    receipt,
  }: {
    readonly moved: MoneyMoved
    readonly following: readonly FollowedSlice[]
    readonly receipt: Receipted
  },
): Seat {
  const left = plus(minus(bettingBalance(seat), minorUnits(taken)), minorUnits(given))
  return {
    ...seat,
    ...(seat.userType === 1 ? { cash: left } : { credits: left }),
    version: seat.version + 1n,
    stream: { ...seat.stream, lastReceipt: receipt.digest },
    nonce: round.nonce + 1,
    lastRound: round.id,
    open: finished ? null : round,
    following,
    told: toldBy(seat.told, following),
  }
}

const minorUnits = (wire: number): Amount => amount(BigInt(wire))
