import { isDeepStrictEqual } from 'node:util'
import { fromDecimal } from '@fairhouse/money'
import { dayOf } from '#platform/iso-time'
import type { StatementRow } from '../../reconcile/statement-row.ts'
import { movedBy, notYetRead } from './moved.ts'
import { codes, coinNamed } from './news.ts'
import type { CoinsPaidParts } from './parts.ts'
import { insertReading, isRead, movedInAll, unexplainedOn } from './store/account.ts'
import { keepTold, openNumbers } from './store/told.ts'

const dayMs = 24 * 60 * 60_000
/** Payments that end while the account is read make it read again, so often. */
const mostReadings = 3

/**
 * Payments of which nobody told, by what they did to the account: a line for each coin that grew or shrank since the night before by more
 * than the payments that were told of explain. The account is read once for a day, while that day is the newest that is over; what came
 * in a day that was missed is told with the next.
 * @returns null when the account could not be read.
 */
export async function readUntold(
  parts: CoinsPaidParts,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const { database, clock } = parts
  const day = dayOf(from)
  const isNewest = to <= clock.now() && clock.now() < to + dayMs
  if (isNewest && !(await isRead(database, day)) && !(await readAccount(parts, day))) return null
  const found = await unexplainedOn(database, day)
  return found.flatMap((one) => rowOf(one, to - 1) ?? [])
}

/** @returns whether it is written down what the account held beside what is told of it. */
async function readAccount(parts: CoinsPaidParts, day: string): Promise<boolean> {
  const { api, database, log } = parts
  for (let reading = 1; reading <= mostReadings; reading++) {
    if (!(await askAboutOpen(parts))) return false
    const before = await movedInAll(database)
    const heard = await api.accounts()
    if (heard.type !== 'answer' || !(await askAboutOpen(parts))) return false
    const moved = await movedInAll(database)
    if (!isDeepStrictEqual(before, moved)) continue
    const held = Object.fromEntries(heard.body.data.map((one) => [one.currency, one.balance]))
    await insertReading(database, day, Object.values(codes), { held, moved })
    return true
  }
  log.warn({ day }, 'the account moves too much to be read')
  return false
}

/** @returns whether it is known how all payments stand that were open. */
async function askAboutOpen({ api, database, clock, log }: CoinsPaidParts): Promise<boolean> {
  for (const number of await openNumbers(database)) {
    const heard = await api.payment({ id: Number(number) })
    if (heard.type === 'refused' && heard.status === 404) continue
    const moved = heard.type === 'answer' ? movedBy(heard.body) : notYetRead
    if (moved === notYetRead) {
      log.error({ payment: number }, 'a payment cannot be told of')
      return false
    }
    await keepTold(database, number, moved, clock.now())
  }
  return true
}

/** @returns undefined for less than a unit of the ledger. */
function rowOf(
  { currency, grown }: { readonly currency: string; readonly grown: string },
  at: number,
): StatementRow | undefined {
  const asset = coinNamed(currency)
  const sum = asset && fromDecimal(asset, grown.replace('-', ''))
  if (!sum || sum.amount === 0n) return undefined
  return {
    type: grown.startsWith('-') ? 'withdrawal' : 'deposit',
    providerRef: `account of ${currency}`,
    part: '',
    reference: null,
    state: 'confirmed',
    asset,
    units: sum.amount,
    fee: null,
    at,
  }
}
