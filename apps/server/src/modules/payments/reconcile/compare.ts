import { isAsset } from '@fairhouse/money'
import type { PaymentToReconcile } from '#modules/cashier'
import type { StatementRow } from './statement-row.ts'

/** How a provider and the house differ about one payment. */
export type DifferenceKind =
  | 'missingHere'
  | 'missingThere'
  | 'amount'
  | 'destination'
  | 'reference'
  | 'state'
  | 'fee'
  | 'duplicate'
  | 'unknownCurrency'
  | 'ledger'

export interface Difference {
  readonly kind: DifferenceKind
  readonly type: string
  readonly providerRef: string | null
  readonly part: string
  /** Our payment's id; null where there is none. */
  readonly payment: string | null
  /** What each says, in words for people. */
  readonly here: string
  readonly there: string
}

/**
 * Holds what a provider tells against payments and the ledger.
 * @param there lines of the provider, of the time that is compared or asked for one by one.
 * @param here our payments of that time, and those that the lines name.
 * @param silent ids of payments of which the provider could not be asked.
 * @param settledBefore epoch milliseconds: what a provider did later than this may still be on its way to us.
 */
export function compare(
  there: readonly StatementRow[],
  here: readonly PaymentToReconcile[],
  {
    silent,
    settledBefore,
  }: { readonly silent: ReadonlySet<string>; readonly settledBefore: number },
): Difference[] {
  const found: Difference[] = []
  const around: Around = {
    byName: Map.groupBy(here, (one) => nameKey(one.type, one.providerRef)),
    byId: new Map(here.map((one) => [one.id, one])),
    matched: new Set(),
    settledBefore,
  }
  const left = uniqueRows(there, found).filter((row) => {
    const payment = namedBy(row, around)
    if (payment) found.push(...differencesOf(row, payment, around))
    return !payment
  })
  for (const row of left) found.push(...differencesOfNameless(row, around))
  const unseen = here.filter(({ id }) => !around.matched.has(id) && !silent.has(id))
  return [...found, ...unseen.filter(mustBeThere).map(missingThere)]
}

interface Around {
  readonly byName: ReadonlyMap<string, readonly PaymentToReconcile[]>
  readonly byId: ReadonlyMap<string, PaymentToReconcile>
  /** Ids of payments whose line was found. */
  readonly matched: Set<string>
  readonly settledBefore: number
}

function namedBy(row: StatementRow, { byName }: Around): PaymentToReconcile | undefined {
  const alike = byName.get(nameKey(row.type, row.providerRef)) ?? []
  return bestOf(alike.filter((one) => isSamePart(one, row)))
}

/** A line whose name the house does not know: its answer never came, it was done twice, or it is nothing of ours. */
function differencesOfNameless(row: StatementRow, around: Around): Difference[] {
  const meant = around.byId.get(row.reference ?? '')
  if (meant?.type === row.type) {
    if (!around.matched.has(meant.id)) return differencesOf(row, meant, around)
    if (row.type !== 'deposit') return [oneSided('duplicate', row)]
  }
  return movesMoney(row) && row.at < around.settledBefore ? [oneSided('missingHere', row)] : []
}

/** Names the event of a line. */
export const keyOf = ({ type, providerRef, part }: StatementRow): string =>
  JSON.stringify([type, providerRef, part])

/** The same line twice is told of, and compared once. */
function uniqueRows(there: readonly StatementRow[], found: Difference[]): StatementRow[] {
  const unique = new Map<string, StatementRow>()
  for (const row of there)
    if (unique.has(keyOf(row))) found.push(oneSided('duplicate', row))
    else unique.set(keyOf(row), row)
  return [...unique.values()]
}

/** Money that came after its payment had ended is a payment of its own, `part~2`. */
export const isSamePart = (
  payment: Pick<PaymentToReconcile, 'part'>,
  { part }: Pick<StatementRow, 'part'>,
): boolean => payment.part === part || payment.part.startsWith(`${part}~`)

const nameKey = (type: string, providerRef: string | null): string => `${type} ${providerRef}`

const bestOf = (payments: readonly PaymentToReconcile[]): PaymentToReconcile | undefined =>
  payments.find(({ state }) => state === 'confirmed') ?? payments.at(-1)

type Standing = 'open' | 'done' | 'ended'
const standingOf = (state: string): Standing => {
  if (state === 'confirmed') return 'done'
  return state === 'declined' || state === 'cancelled' || state === 'failed' ? 'ended' : 'open'
}

const movesMoney = ({ type, state, units }: StatementRow): boolean =>
  units !== 0n &&
  (standingOf(state) === 'done' || (type === 'withdrawal' && standingOf(state) === 'open'))

const mustBeThere = ({ type, state, isOfTime, isTakenBack }: PaymentToReconcile): boolean =>
  isOfTime &&
  !isTakenBack &&
  type !== 'withdrawalReversal' &&
  (state === 'confirmed' || state === 'sent')

/** Holds a line against its payment, which is thereby found. */
function differencesOf(
  row: StatementRow,
  payment: PaymentToReconcile,
  around: Around,
): Difference[] {
  around.matched.add(payment.id)
  const differ: Differ = (kind, here, there) =>
    here === there ? [] : [{ ...nameOf(row), kind, payment: payment.id, here, there }]
  const state = standsAlike(row, payment, around) ? [] : differ('state', payment.state, row.state)
  const told = [...sumAlike(row, payment, differ), ...namedAlike(row, payment, differ)]
  if (payment.state !== 'confirmed') return [...state, ...told]
  const taken = payment.fee ? sumIn(payment.fee) : 'nothing'
  const fee = row.fee ? differ('fee', taken, sumIn(row.fee)) : []
  return [...state, ...told, ...fee, ...postedAlike(row, payment, differ)]
}

type Differ = (kind: DifferenceKind, here: string, there: string) => Difference[]

/** Whether the sum is the same, once it moved here or there. */
function sumAlike(row: StatementRow, payment: PaymentToReconcile, differ: Differ): Difference[] {
  const isMoved = payment.state === 'confirmed' || standingOf(row.state) === 'done'
  const isKnown = isAsset(row.asset)
  // What is told in a coin of which nobody knows the units is another coin all the same.
  const isTold = row.units === null ? row.asset !== '' && !isKnown : isMoved
  if (!isTold) return []
  return differ(isKnown ? 'amount' : 'unknownCurrency', sumIn(payment), sumToldIn(row))
}

/** Whether the ledger moved what the payment says. */
function postedAlike(row: StatementRow, payment: PaymentToReconcile, differ: Differ): Difference[] {
  const { units, posted } = payment
  if (posted === units) return []
  const moved = `${sumIn(payment)}, of which the ledger moved ${posted}`
  return differ('ledger', moved, sumToldIn(row))
}

/** Whether a payout went where it was to go, and is called there what we called it. */
function namedAlike(
  { type, reference, to }: StatementRow,
  { id, address }: PaymentToReconcile,
  differ: Differ,
): Difference[] {
  if (type !== 'withdrawal') return []
  const isElsewhere = to && address && to.toLowerCase() !== address.toLowerCase()
  const gone = isElsewhere ? differ('destination', address, to) : []
  return reference === null ? gone : [...gone, ...differ('reference', id, reference)]
}

/** A difference of steps that are still to come is none. */
function standsAlike(
  row: StatementRow,
  payment: PaymentToReconcile,
  { byName, settledBefore }: Around,
): boolean {
  const [ours, theirs] = [standingOf(payment.state), standingOf(row.state)]
  if (ours === theirs) return true
  // What was taken back since is told of by a payment of its own.
  if (payment.isTakenBack && theirs !== 'open') return true
  // Coins that are too few to be credited wait for more, and others for word of who sent them; what is withheld came in all the same.
  if (theirs === 'done' && isKeptBack(ours, payment)) return true
  if (ours === 'open') return row.at >= settledBefore
  // A payout that came back is given to the player by a payment of its own.
  return (
    payment.type === 'withdrawal' &&
    ours === 'done' &&
    theirs === 'ended' &&
    byName.has(nameKey('withdrawalReversal', row.providerRef))
  )
}

const isKeptBack = (ours: Standing, { type, reason }: PaymentToReconcile): boolean =>
  ours === 'open'
    ? reason === 'belowMinimum' || (type === 'deposit' && reason === 'addressCheck')
    : ours === 'ended' && reason === 'withheld'

const sumIn = ({ asset, units }: { readonly asset: string; readonly units: bigint }): string =>
  `${units} of ${asset}`

const sumToldIn = ({ asset, units }: StatementRow): string =>
  units === null ? 'a sum that is not told' : sumIn({ asset, units })

const nameOf = ({ type, providerRef, part }: StatementRow) => ({ type, providerRef, part })

const oneSided = (kind: 'missingHere' | 'duplicate', row: StatementRow): Difference => ({
  ...nameOf(row),
  kind,
  payment: null,
  here: kind === 'duplicate' ? 'once' : 'nothing',
  there: `${row.state}, ${sumToldIn(row)}`,
})

const missingThere = (payment: PaymentToReconcile): Difference => ({
  kind: 'missingThere',
  type: payment.type,
  providerRef: payment.providerRef,
  part: payment.part,
  payment: payment.id,
  here: `${payment.state}, ${sumIn(payment)}`,
  there: 'nothing',
})
