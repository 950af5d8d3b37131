import { type AccountCode, codes } from '../../../apps/server/src/modules/ledger/index.ts'
import type { Queryable } from '../../../apps/server/src/platform/database.ts'
import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import { networkFee, type Outside, type PaidIn, type PaidOut } from './outside.ts'
import type { StoredPayment } from './stored-payments.ts'

/** A story that has come to rest. */
export interface AtRest {
  readonly outside: Outside
  readonly players: readonly PlayerId[]
  readonly payments: readonly StoredPayment[]
  /** Every rate that there ever was, dollars for a litecoin. */
  readonly rates: ReadonlySet<string>
}

/**
 * Holds the house against what truly happened, with arithmetic of its own: each payment outside is one inside, in the same state, of the
 * same amount; each balance is what its payments come to; what the house says it has outside, it has.
 */
export async function reckon(on: Queryable, rest: AtRest): Promise<string[]> {
  return [
    ...rest.outside.paidIn.flatMap((one) => depositFaults(rest, one)),
    ...inventedDeposits(rest),
    ...roundingFaults(rest),
    ...[...rest.outside.paidOut.values()].flatMap((one) => payoutFaults(rest, one)),
    ...rest.payments.flatMap((one) => withdrawalFaults(rest, one)),
    ...backFaults(rest),
    ...(await balanceFaults(on, rest)),
  ]
}

/** What came in less what went out, by asset. Coins below the least are counted once the house has taken them in. */
export function sumsOf(
  { paidIn, paidOut, goneBack }: Outside,
  payments: readonly StoredPayment[],
): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  const add = ({ asset, units }: PaidIn['sum'], sign: 1n | -1n): void =>
    void sums.set(asset, (sums.get(asset) ?? 0n) + sign * units)
  for (const one of paidIn)
    if (one.state === 'confirmed' && isTakenIn(one, payments)) add(one.sum, 1n)
  for (const one of paidOut.values()) {
    if (one.state !== 'confirmed') continue
    if (!one.returned) add(one.sum, -1n)
    // The network's fee is gone even where the money came back, once the house was told of it.
    const isTold = payments.some(({ id, state }) => id === one.reference && state === 'confirmed')
    if (one.sum.asset === 'LTC' && isTold) add(networkFee, -1n)
  }
  for (const one of goneBack)
    if (one.state === 'confirmed' && isTakenIn(one.of, payments)) add(one.sum, -1n)
  return sums
}

const isTakenIn = ({ ref, part }: PaidIn, payments: readonly StoredPayment[]): boolean =>
  payments.some(
    (row) =>
      row.type === 'deposit' &&
      row.state === 'confirmed' &&
      row.providerRef === ref &&
      (row.part === part || row.part.startsWith(`${part}~`)),
  )

const leastCents = 500n

const named = ({ type, id, state }: StoredPayment): string => `${type} ${id} (${state})`

const atEvent = ({ payments }: AtRest, { ref, part }: PaidIn): StoredPayment[] =>
  payments.filter(
    (one) =>
      one.type === 'deposit' &&
      one.providerRef === ref &&
      (one.part === part || one.part.startsWith(`${part}~`)),
  )

/** Billionths of a cent that coins are worth: units are 10^-8 coins, rates dollars with three digits after the point at most. */
function exactWorth(units: bigint, rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return units * (BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0')))
}

const centsUp = (exact: bigint): bigint => (exact + 999_999_999n) / 1_000_000_000n

function depositFaults(rest: AtRest, one: PaidIn): string[] {
  const rows = atEvent(rest, one)
  const credited = rows.filter(({ state }) => state === 'confirmed')
  const name = `${one.ref} ${one.part} (${one.state} outside)`
  if (one.state !== 'confirmed')
    return credited.length > 0 ? [`${name} was credited: ${credited.map(named).join()}`] : []
  if (credited.length === 0)
    return isHeldAsSmall(rest, one, rows) || isGoneUncredited(rest, one, rows)
      ? []
      : [`${name} was never credited`]
  if (credited.length > 1) return [`${name} was credited ${credited.length} times`]
  return credited.flatMap((row) => amountFaults(rest, one, row))
}

function amountFaults({ rates }: AtRest, one: PaidIn, row: StoredPayment): string[] {
  if (one.sum.asset === 'USD')
    return row.amount === one.sum.units ? [] : [`${named(row)}: ${row.amount} for ${one.sum.units}`]
  if (row.rate === null || !rates.has(row.rate)) return [`${named(row)}: nobody said ${row.rate}`]
  const cents = centsUp(exactWorth(one.sum.units, row.rate))
  // Those that waited for each other are rounded once together.
  return (row.amount === cents || row.amount === cents - 1n) && row.assetUnits === one.sum.units
    ? []
    : [`${named(row)}: ${row.amount} for ${one.sum.units} at ${row.rate}, not ${cents}`]
}

/** Coins credited at one moment, rounded once together or each by itself: nobody loses a cent, and nobody gains two. */
function roundingFaults({ payments, players }: AtRest): string[] {
  const credited = payments.filter(
    ({ type, state, assetUnits, rate }) =>
      type === 'deposit' && state === 'confirmed' && assetUnits !== null && rate !== null,
  )
  return players.flatMap((player) =>
    Map.groupBy(
      credited.filter((row) => row.player === player),
      ({ changedAt }) => changedAt.getTime(),
    )
      .values()
      .flatMap((rows) => {
        const exact = rows.map(({ assetUnits, rate }) => exactWorth(assetUnits ?? 0n, rate ?? '0'))
        const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
        const least = centsUp(exact.reduce((sum, one) => sum + one, 0n))
        const most = exact.reduce((sum, one) => sum + centsUp(one), 0n)
        if (total >= least && total <= most) return []
        return [`${rows.map(named).join()}: ${total} together, not ${least} to ${most}`]
      })
      .toArray(),
  )
}

/** Coins below the least wait for more of them, all together below it: rounded once, as they would be credited. */
function isHeldAsSmall(rest: AtRest, one: PaidIn, rows: readonly StoredPayment[]): boolean {
  if (one.sum.asset === 'USD' || rows.length !== 1) return false
  const player = rows[0]?.player
  const held = rest.payments.filter(
    (row) =>
      row.player === player &&
      row.type === 'deposit' &&
      row.reason === 'belowMinimum' &&
      row.state !== 'confirmed',
  )
  const exact = held.reduce(
    (all, { assetUnits, rate }) => all + exactWorth(assetUnits ?? 0n, rate ?? '0'),
    0n,
  )
  return held.some(({ id }) => id === rows[0]?.id) && centsUp(exact) < leastCents
}

/** Coins below the least that the chain forgot before more of them came. */
const isGoneUncredited = (
  { outside }: AtRest,
  one: PaidIn,
  rows: readonly StoredPayment[],
): boolean =>
  outside.goneBack.some(
    ({ of, type, state }) => of === one && type === 'reversal' && state === 'confirmed',
  ) && rows.every(({ state, steps }) => state === 'cancelled' && !steps.includes('confirming'))

/** A deposit that nobody made. */
const inventedDeposits = (rest: AtRest): string[] =>
  rest.payments
    .filter(({ type, state }) => type === 'deposit' && state === 'confirmed')
    .filter((row) => !rest.outside.paidIn.some((one) => atEvent(rest, one).includes(row)))
    .map((row) => `${named(row)} was paid in by nobody`)

function payoutFaults({ payments }: AtRest, one: PaidOut): string[] {
  const row = payments.find(({ id }) => id === one.reference)
  if (row?.type !== 'withdrawal') return [`${one.ref} was sent for nobody`]
  const sum = one.sum.asset === 'USD' ? row.amount - row.fee : row.assetUnits
  const given = payments.filter(
    ({ type, about, state, providerRef }) =>
      type === 'withdrawalReversal' &&
      about === row.id &&
      state === 'confirmed' &&
      providerRef !== null,
  ).length
  const ended = `${row.state}, ${given} returns`
  return [
    ...(sum === one.sum.units ? [] : [`${named(row)}: ${one.sum.units} were sent for ${sum}`]),
    ...(endsOf(one).includes(ended)
      ? []
      : [
          `${named(row)}: ${given} returns, but ${one.state}${one.returned ? ' and returned' : ''} outside`,
        ]),
  ]
}

/** How a withdrawal may have ended inside. What came back before the house knew that it had arrived has simply failed. */
function endsOf({ state, returned }: PaidOut): string[] {
  if (returned) return ['failed, 0 returns', 'confirmed, 1 returns']
  return state === 'declined' || state === 'failed'
    ? ['declined, 0 returns', 'failed, 0 returns']
    : [`${state}, 0 returns`]
}

/** A withdrawal that left without its provider, or is still open. */
function withdrawalFaults({ outside }: AtRest, row: StoredPayment): string[] {
  const isOut = outside.paidOut.has(row.id)
  if (row.type === 'withdrawal') {
    if (['pending', 'confirming', 'sent', 'default'].includes(row.state))
      return [`${named(row)} never ended`]
    if (row.state === 'confirmed' && !isOut) return [`${named(row)} was never sent`]
    if (row.state === 'cancelled' && isOut) return [`${named(row)} was sent`]
    return []
  }
  if (row.type === 'deposit' && ['default', 'confirming'].includes(row.state))
    return [`${named(row)} never ended`]
  if (row.type === 'deposit' && row.state === 'pending' && row.reason !== 'belowMinimum')
    return [`${named(row)} never ended`]
  return []
}

/** What went back outside went back inside, once. */
function backFaults({ outside, payments }: AtRest): string[] {
  const faults = outside.goneBack.flatMap((one) => {
    const rows = payments.filter(
      ({ providerRef, type }) =>
        providerRef === one.ref && (type === 'depositRefund' || type === 'depositReversal'),
    )
    const states = rows.map(({ state }) => state).join()
    const standsFor = rows.find(({ id }) => one.ours !== null && one.ours !== id)
    return [
      ...(states === one.state
        ? []
        : [`${one.ref} (${one.state} outside) is ${states || 'unknown'}`]),
      ...(standsFor ? [`${one.ref} is ${named(standsFor)}, and was asked for as ${one.ours}`] : []),
    ]
  })
  const invented = payments
    .filter(
      ({ type, state }) =>
        (type === 'depositRefund' || type === 'depositReversal') && state === 'confirmed',
    )
    .filter(({ providerRef }) => !outside.goneBack.some(({ ref }) => ref === providerRef))
  return [...faults, ...invented.map((row) => `${named(row)} went back nowhere`)]
}

interface Standing {
  readonly player: bigint | null
  readonly code: AccountCode
  readonly posted: bigint
  readonly held: bigint
}

async function balanceFaults(on: Queryable, rest: AtRest): Promise<string[]> {
  const rows = await rowsOf<Standing>(on, standings, [rest.players])
  return rest.players.flatMap((player) => {
    const cash = rows.find((row) => row.player === BigInt(player) && row.code === codes.pocketCash)
    if (!cash) return [`player ${player} has no cash`]
    const mine = rest.payments.filter((row) => row.player === player && row.state === 'confirmed')
    const sum = mine.reduce((all, row) => all + changeBy(row), 0n)
    return [
      ...(cash.posted === sum ? [] : [`player ${player} has ${cash.posted}, not ${sum}`]),
      ...(cash.held === 0n ? [] : [`player ${player} has ${cash.held} held for nothing`]),
      ...mine.flatMap(lossFaults),
    ]
  })
}

/** What a payment that is done has changed of its player's balance. */
function changeBy(row: StoredPayment): bigint {
  switch (row.type) {
    case 'deposit':
      return row.amount - row.fee
    case 'withdrawal':
    case 'depositRefund':
      return -row.amount
    case 'depositReversal':
      return (row.balanceAfter ?? 0n) - (row.balanceBefore ?? 0n)
    case 'withdrawalReversal':
      return row.providerRef === null ? 0n : row.amount
    default:
      return 0n
  }
}

/** The house loses only what its player no longer has. */
function lossFaults(row: StoredPayment): string[] {
  if (row.type !== 'depositReversal') return []
  const taken = (row.balanceBefore ?? 0n) - (row.balanceAfter ?? 0n)
  if (taken === row.amount || (taken < row.amount && row.balanceAfter === 0n)) return []
  return [`${named(row)}: ${taken} of ${row.amount} were taken from ${row.balanceBefore}`]
}

const standings = `
  SELECT player_id AS player, code, credits_posted - debits_posted AS posted, debits_pending AS held
  FROM ledger_account WHERE player_id = ANY($1)`
