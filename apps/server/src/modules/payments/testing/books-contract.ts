import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { createReconciler } from '../reconcile/reconcile.ts'
import type { DifferenceKind } from '../reconcile/compare.ts'
import type { StatementRow } from '../reconcile/statement-row.ts'
import { type Change, type HouseBooks, openHouseBooks } from './house-books.ts'
import type { ProviderDriver } from './provider-driver.ts'

const dayMs = 24 * 60 * 60_000
const plantedCount = 50

/**
 * What a provider's statement is good for: all that it says is held against books that agree with it, and nothing is found; then against
 * books with fifty differences, and those are found, and nothing else. It is asked of a world in which at least so many payments were
 * made (`fill`).
 */
export function booksAreHeldTo(
  driverOf: () => ProviderDriver,
  fill: () => Promise<void>,
  patienceMs: number,
): void {
  let [said, begun]: [readonly StatementRow[], number] = [[], 0]
  let books: HouseBooks
  beforeAll(async () => {
    books = await openHouseBooks()
  })
  afterAll(() => books.stop())

  it(
    'its statement tells every payment, in and out',
    async () => {
      await fill()
      const { statement } = driverOf()
      begun = systemClock.now()
      said = (await statement?.(begun - dayMs, begun + dayMs)) ?? []
      const done = said.filter(({ state }) => state === 'confirmed')
      expect(done.length).toBeGreaterThanOrEqual(plantedCount)
      expect(new Set(done.map(({ type }) => type))).toContain('withdrawal')
      expect(new Set(done.map(({ type }) => type))).toContain('deposit')
    },
    patienceMs,
  )

  it(
    'books that agree with it differ in nothing, and fifty planted differences are found, and nothing else',
    async () => {
      const { provider, proof } = driverOf()
      const told = plant(said, provider.id)
      const reconcilerOf = (id: string, rows: readonly StatementRow[]) =>
        createReconciler({
          database: books.database,
          clock: { now: () => begun + 3 * dayMs },
          log: createLog('silent', new PassThrough()),
          providers: [
            {
              provider: { id, status: (question) => provider.status(question) },
              ...(proof && { proof }),
              statement: async (from, to) => rows.filter(({ at }) => at >= from && at < to),
            },
          ],
        })
      for (const row of said.filter(isOfLedger))
        await books.record('agreeing', row, { id: randomUUID() })
      await reconcilerOf('agreeing', said.filter(isOfLedger).map(withoutReference)).reconcileDue()
      expect(await found(books, 'agreeing')).toEqual([])
      for (const { row, change } of told.here) await books.record(provider.id, row, change)
      await reconcilerOf(provider.id, told.there).reconcileDue()
      expect(told.expected).toHaveLength(plantedCount)
      expect(await found(books, provider.id)).toEqual(told.expected.toSorted())
    },
    patienceMs,
  )
}

/** Ids are taken once in a database, so the books that agree have other ones. */
const withoutReference = (row: StatementRow): StatementRow => ({ ...row, reference: null })

const isOfLedger = ({ units }: StatementRow): boolean => units !== null

async function found({ database }: HouseBooks, provider: string): Promise<string[]> {
  const rows = await rowsOf<{ kind: string; provider_ref: string; part: string }>(
    database,
    `SELECT kind, provider_ref, part FROM payments_difference JOIN payments_reconciliation AS made ON made.id = reconciliation_id
     WHERE made.provider = $1`,
    [provider],
  )
  return rows.map(({ kind, provider_ref: ref, part }) => `${kind} ${ref} ${part}`).toSorted()
}

interface Planted {
  /** What is written down instead; nothing at all for none. */
  readonly change: Change | null
  /** Lines that are told instead. */
  readonly rows: readonly StatementRow[]
  readonly kind: DifferenceKind
}

const other = ({ asset }: StatementRow) => (asset === 'USD' ? 'BTC' : 'USD')

const plants: readonly ((row: StatementRow) => Planted | null)[] = [
  (row) => ({ change: null, rows: [row], kind: 'missingHere' }),
  () => ({ change: {}, rows: [], kind: 'missingThere' }),
  (row) => ({ change: { units: (row.units ?? 0n) + 1n }, rows: [row], kind: 'amount' }),
  (row) => ({ change: { asset: other(row) }, rows: [row], kind: 'amount' }),
  (row) => ({ change: {}, rows: [{ ...row, asset: 'DOGE' }], kind: 'unknownCurrency' }),
  (row) => ({ change: {}, rows: [row, { ...row }], kind: 'duplicate' }),
  (row) => ({ change: { state: 'failed' }, rows: [row], kind: 'state' }),
  (row) => ({ change: { posted: (row.units ?? 0n) - 1n }, rows: [row], kind: 'ledger' }),
  (row) =>
    row.type === 'withdrawal' && row.reference !== null
      ? { change: { id: randomUUID() }, rows: [row], kind: 'reference' }
      : null,
  (row) =>
    row.fee && row.fee.units > 0n
      ? { change: { fee: row.fee.units + 1n }, rows: [row], kind: 'fee' }
      : null,
  (row) =>
    row.to ? { change: { address: `${row.to}x` }, rows: [row], kind: 'destination' } : null,
]

/** Fifty differences among what is said, of every kind that can be told of these lines. */
function plant(said: readonly StatementRow[], provider: string) {
  const here: { row: StatementRow; change: Change }[] = []
  const there: StatementRow[] = []
  const expected: string[] = []
  let turn = 0
  for (const row of said.filter(isOfLedger)) {
    const planted = expected.length < plantedCount ? next(row) : null
    if (planted) {
      expected.push(`${planted.kind} ${lost(row, planted).providerRef} ${row.part}`)
      there.push(...planted.rows)
      if (planted.change) here.push({ row: lost(row, planted), change: planted.change })
    } else {
      here.push({ row, change: {} })
      there.push(row)
    }
  }
  return { here, there, expected }

  function next(row: StatementRow): Planted | null {
    const isPayment = row.type === 'deposit' || row.type === 'withdrawal'
    if (row.state !== 'confirmed' || !isPayment || (row.units ?? 0n) < 2n) return null
    for (let tries = 0; tries < plants.length; tries++) {
      const planted = plants[turn++ % plants.length]?.(row)
      if (planted) return planted
    }
    return null
  }
  /** One that only the house knows has a name that its provider never heard. */
  function lost(row: StatementRow, { kind }: Planted): StatementRow {
    if (kind !== 'missingThere') return row
    return {
      ...row,
      providerRef: `never-${provider}-${row.part}-${row.providerRef}`,
      reference: null,
    }
  }
}
