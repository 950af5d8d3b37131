import { currencies } from '@fairhouse/money'
import { csvOf, decimalOf } from '#platform/csv'
import { isoTime } from '#platform/iso-time'
import type { YearOfAccount } from './reckon-year.ts'
import type { StatementWords } from './words.ts'

/** A year as a table, for spreadsheets: amounts in plain decimals, one column for all of them that adds up. */
export function writeCsv(
  told: YearOfAccount,
  words: StatementWords,
  { login, isTestMoney }: { readonly login: string; readonly isTestMoney: boolean },
): Buffer {
  const money = (units: bigint): string => decimalOf(units, currencies[told.currency].scale)
  const amountIn = `${words.amount} (${told.currency})`
  const rows: (readonly string[])[] = [
    [words.title, `${told.year}`, `${words.login}: ${login}`],
    ...(isTestMoney ? [[words.testMoney]] : []),
    [words.date, words.what, words.method, words.number, amountIn],
    [`${told.year}-01-01`, words.opening, '', '', money(told.opening)],
    ...told.payments.map(({ at, type, method, label, id, change }) => [
      isoTime(at),
      words.types[type],
      [method, label].filter((part) => part !== null).join(' '),
      id,
      money(change),
    ]),
    ...told.play.flatMap(({ month, stakes, payouts }) => [
      [month, words.stakes, '', '', money(-stakes)],
      [month, words.payouts, '', '', money(payouts)],
    ]),
    ...(told.other === 0n ? [] : [[`${told.year}`, words.other, '', '', money(told.other)]]),
    [`${told.year}-12-31`, words.closing, '', '', money(told.closing)],
  ]
  // Spreadsheets take a file for UTF-8 by this mark only.
  return Buffer.from(`\uFEFF${csvOf(rows)}`)
}
