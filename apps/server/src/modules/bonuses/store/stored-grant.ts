import {
  type BonusStateName,
  bonusStates,
  type BonusTypeName,
  bonusTypes,
} from '@fairhouse/contract/entities/bonus-words'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'

/** In which games a grant may be played. */
export type GrantGames = 'contributing' | 'all' | 'own'

/** Free spins of a grant: so many, in one game, at one stake (minor units). */
export interface Spins {
  readonly count: number
  readonly stake: number
  readonly gameId: number
}

/** A grant as the database has it. Amounts are minor units, times epoch milliseconds. */
export interface StoredGrant {
  readonly id: string
  readonly player: PlayerId
  readonly key: string
  readonly type: BonusTypeName
  readonly state: BonusStateName
  readonly offer: string | null
  readonly code: string | null
  readonly name: string | null
  readonly period: string | null
  /** It ended before it gave anything: its offer may be had again. */
  readonly isVoid: boolean
  readonly amount: number
  readonly most: number | null
  readonly percent: number | null
  readonly minDeposit: number | null
  readonly cryptoOnly: boolean
  readonly times: number
  readonly toWager: number
  readonly countedFrom: number
  readonly wagered: number
  readonly maxCashout: number | null
  readonly games: GrantGames
  readonly spins: Spins | null
  readonly spinWins: number | null
  readonly depositId: string | null
  readonly depositBy: number | null
  /** Its deposit went back while a round was open: it ends with the round. */
  readonly isGone: boolean
  readonly claimedAt: number
  readonly begunAt: number | null
  readonly expiresAt: number | null
  readonly endedAt: number | null
  readonly givenBy: string | null
  readonly endedBy: string | null
  readonly paidOut: number
  readonly takenBack: number
  readonly toldAs: string | null
}

export interface GrantRow {
  readonly grant_id: string
  readonly player_id: number
  readonly key: string
  readonly type: number
  readonly state: number
  readonly offer: string | null
  readonly code: string | null
  readonly name: string | null
  readonly period: string | null
  readonly is_void: boolean
  readonly amount: number
  readonly most: number | null
  readonly percent: number | null
  readonly min_deposit: number | null
  readonly crypto_only: boolean
  readonly times: number
  readonly to_wager: number
  readonly counted_from: number
  readonly wagered: number
  readonly max_cashout: number | null
  readonly games: GrantGames
  readonly spin_count: number | null
  readonly spin_stake: number | null
  readonly spin_game: number | null
  readonly spin_wins: number | null
  readonly deposit_id: string | null
  readonly deposit_by: Date | null
  readonly is_gone: boolean
  readonly claimed_at: Date
  readonly begun_at: Date | null
  readonly expires_at: Date | null
  readonly ended_at: Date | null
  readonly given_by: string | null
  readonly ended_by: string | null
  readonly paid_out: number
  readonly taken_back: number
  readonly told_as: string | null
}

/** Columns in the order in which `valuesOf` gives their values. */
export const columnNames = [
  'grant_id',
  'player_id',
  'key',
  'type',
  'state',
  'offer',
  'code',
  'name',
  'period',
  'is_void',
  'amount',
  'most',
  'percent',
  'min_deposit',
  'crypto_only',
  'times',
  'to_wager',
  'counted_from',
  'wagered',
  'max_cashout',
  'games',
  'spin_count',
  'spin_stake',
  'spin_game',
  'spin_wins',
  'deposit_id',
  'deposit_by',
  'is_gone',
  'claimed_at',
  'begun_at',
  'expires_at',
  'ended_at',
  'given_by',
  'ended_by',
  'paid_out',
  'taken_back',
  'told_as',
] as const satisfies readonly (keyof GrantRow)[]

const sums: ReadonlySet<string> = new Set<keyof GrantRow>([
  'player_id',
  'amount',
  'most',
  'min_deposit',
  'to_wager',
  'counted_from',
  'wagered',
  'max_cashout',
  'spin_stake',
  'spin_wins',
  'paid_out',
  'taken_back',
])

/** As they are read: sums as numbers, which minor units of one grant fit. */
export const grantColumns = columnNames
  .map((name) => (sums.has(name) ? `grant_.${name}::float8 AS ${name}` : `grant_.${name}`))
  .join(', ')

export const valuesOf = (one: StoredGrant): readonly unknown[] => [
  one.id,
  one.player,
  one.key,
  bonusTypes[one.type],
  bonusStates[one.state],
  one.offer,
  one.code,
  one.name,
  one.period,
  one.isVoid,
  one.amount,
  one.most,
  one.percent,
  one.minDeposit,
  one.cryptoOnly,
  one.times,
  one.toWager,
  one.countedFrom,
  one.wagered,
  one.maxCashout,
  one.games,
  one.spins?.count ?? null,
  one.spins?.stake ?? null,
  one.spins?.gameId ?? null,
  one.spinWins,
  one.depositId,
  dateOf(one.depositBy),
  one.isGone,
  isoTime(one.claimedAt),
  dateOf(one.begunAt),
  dateOf(one.expiresAt),
  dateOf(one.endedAt),
  one.givenBy,
  one.endedBy,
  one.paidOut,
  one.takenBack,
  one.toldAs,
]

export const grantOf = (row: GrantRow): StoredGrant => ({
  id: row.grant_id,
  player: playerId(row.player_id),
  key: row.key,
  type: typeNamed(row.type),
  state: stateNamed(row.state),
  offer: row.offer,
  code: row.code,
  name: row.name,
  period: row.period,
  isVoid: row.is_void,
  amount: row.amount,
  most: row.most,
  percent: row.percent,
  minDeposit: row.min_deposit,
  cryptoOnly: row.crypto_only,
  times: row.times,
  toWager: row.to_wager,
  countedFrom: row.counted_from,
  wagered: row.wagered,
  maxCashout: row.max_cashout,
  games: row.games,
  spins:
    row.spin_count === null || row.spin_stake === null || row.spin_game === null
      ? null
      : { count: row.spin_count, stake: row.spin_stake, gameId: row.spin_game },
  spinWins: row.spin_wins,
  depositId: row.deposit_id,
  depositBy: timeOf(row.deposit_by),
  isGone: row.is_gone,
  claimedAt: row.claimed_at.getTime(),
  begunAt: timeOf(row.begun_at),
  expiresAt: timeOf(row.expires_at),
  endedAt: timeOf(row.ended_at),
  givenBy: row.given_by,
  endedBy: row.ended_by,
  paidOut: row.paid_out,
  takenBack: row.taken_back,
  toldAs: row.told_as,
})

/** @throws RangeError for a number that is no state. */
const stateNamed = (number: number): BonusStateName => named(bonusStates, number)
/** @throws RangeError for a number that is no type. */
const typeNamed = (number: number): BonusTypeName => named(bonusTypes, number)

function named<Name extends string>(numbers: Readonly<Record<Name, number>>, number: number): Name {
  for (const name in numbers) if (numbers[name] === number) return name
  throw new RangeError(`nothing of ours is stored as ${number}`)
}

const dateOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms))
const timeOf = (date: Date | null): number | null => date?.getTime() ?? null
