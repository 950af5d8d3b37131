import { expect, it } from 'vitest'
import type { PaymentToReconcile } from '#modules/cashier'
import { compare, type Difference, type DifferenceKind } from './compare.ts'
import type { RowType, StatementRow } from './statement-row.ts'

type Pair = { payment: PaymentToReconcile; row: StatementRow }

const now = 1_793_491_200_000
const types: readonly RowType[] = [
  'deposit',
  'withdrawal',
  'depositRefund',
  'depositReversal',
  'deposit',
]
const assets = ['USD', 'LTC', 'ETH', 'USDT'] as const

/** A payment and its line, which agree. */
function pairOf(number: number): Pair {
  const type = types[number % types.length] ?? 'deposit'
  const asset = assets[number % assets.length] ?? 'USD'
  const units = BigInt(1_000 + number)
  const isOpen = number % 20 === 3
  const fee = type === 'withdrawal' && !isOpen ? { asset: 'ETH', units: BigInt(number + 1) } : null
  const id = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
  const to = type === 'withdrawal' ? `addr-${number}` : null
  const common = { type, part: number % 3 === 0 ? `${number}:0` : '', asset, units, fee }
  const payment: PaymentToReconcile = {
    ...common,
    id,
    address: to,
    isTakenBack: false,
    // Of some the answer never came: they are known by our id.
    providerRef: number % 23 === 0 ? null : `ref-${number}`,
    state: isOpen ? 'pending' : 'confirmed',
    reason: null,
    question: null,
    posted: isOpen ? 0n : units,
    isOfTime: number % 5 !== 0,
  }
  const row: StatementRow = {
    ...common,
    providerRef: `ref-${number}`,
    reference: id,
    to,
    state: isOpen ? 'pending' : 'confirmed',
    at: now - 100_000 - number,
  }
  return { payment, row }
}

const settled = { silent: new Set<string>(), settledBefore: now }
const count = 1_000

/** How each kind is planted in what agreed. */
const plants: Record<
  DifferenceKind,
  (pair: Pair) => { here: PaymentToReconcile[]; there: StatementRow[] }
> = {
  missingHere: ({ row }) => ({ here: [], there: [row] }),
  missingThere: ({ payment, row }) => ({
    here: [{ ...payment, providerRef: row.providerRef, isOfTime: true }],
    there: [],
  }),
  amount: ({ payment, row }) => ({
    here: [payment],
    there: [{ ...row, units: (row.units ?? 0n) + 1n }],
  }),
  destination: ({ payment, row }) => ({ here: [payment], there: [{ ...row, to: 'elsewhere' }] }),
  reference: ({ payment, row }) => ({ here: [payment], there: [{ ...row, reference: 'another' }] }),
  state: ({ payment, row }) => ({ here: [payment], there: [{ ...row, state: 'failed' }] }),
  fee: ({ payment, row }) => ({
    here: [payment],
    there: [{ ...row, fee: { asset: 'ETH', units: 0n } }],
  }),
  duplicate: ({ payment, row }) => ({ here: [payment], there: [row, { ...row }] }),
  unknownCurrency: ({ payment, row }) => ({ here: [payment], there: [{ ...row, asset: 'DOGE' }] }),
  ledger: ({ payment, row }) => ({
    here: [{ ...payment, posted: payment.posted - 1n }],
    there: [row],
  }),
}

const kinds = Object.keys(plants).filter((name): name is DifferenceKind => name in plants)

it('finds nothing where a thousand payments agree', () => {
  const pairs = Array.from({ length: count }, (_, number) => pairOf(number))
  const here = pairs.map(({ payment }) => payment)
  expect(
    compare(
      pairs.map(({ row }) => row),
      here,
      settled,
    ),
  ).toEqual([])
})

it('finds fifty planted differences of all kinds among a thousand payments, and nothing else', () => {
  const planted: string[] = []
  const here: PaymentToReconcile[] = []
  const there: StatementRow[] = []
  for (let number = 0; number < count; number++) {
    const pair = pairOf(number)
    const isPlanted = number % 20 === 1
    const kind = kinds[planted.length % kinds.length]
    if (isPlanted && kind) {
      const mixed = plants[kind](pair)
      here.push(...mixed.here)
      there.push(...mixed.there)
      planted.push(`${kind} ref-${number}`)
    } else {
      here.push(pair.payment)
      there.push(pair.row)
    }
  }
  expect(planted).toHaveLength(50)
  const found = compare(there, here.toReversed(), settled)
  expect(found.map(named).toSorted()).toEqual(planted.toSorted())
})

const named = ({ kind, providerRef }: Difference): string => `${kind} ${providerRef}`

it.each<[string, Partial<PaymentToReconcile>, Partial<StatementRow>, string[]]>([
  ['what was done a moment ago is on its way', { state: 'pending' }, { at: now }, []],
  ['what was done long ago is not', { state: 'pending' }, {}, ['state']],
  ['too few coins wait', { state: 'pending', reason: 'belowMinimum' }, {}, []],
  ['what ended here and is done there', { state: 'cancelled' }, {}, ['state']],
  ['what is done here and open there', {}, { state: 'pending' }, ['state']],
  ['what had ended and came after all is another part', { part: '~2' }, {}, []],
  ['a sum that is not told is not compared', {}, { units: null }, []],
  ['another asset', {}, { asset: 'BTC' }, ['amount']],
])('%s', (_, here, there, kinds) => {
  const { payment, row } = pairOf(4)
  const found = compare([{ ...row, ...there }], [{ ...payment, part: '', ...here }], settled)
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
})

it('a payout that was paid twice under one id is told of, one that came back is not', () => {
  const { payment, row } = pairOf(1)
  const again = { ...row, providerRef: 'ref-again' }
  expect(compare([row, again], [payment], settled).map(({ kind }) => kind)).toEqual(['duplicate'])
  const back = { ...payment, id: 'back', type: 'withdrawalReversal' } as const
  expect(compare([{ ...row, state: 'failed', fee: null }], [payment, back], settled)).toEqual([])
})

it('of whom nobody could be asked nothing is said', () => {
  const { payment } = pairOf(1)
  const silent = new Set([payment.id])
  expect(compare([], [payment], { ...settled, silent })).toEqual([])
})
