import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { accountStatement } from '@fairhouse/contract/calls/cashier'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { CashierNeeds } from '../needs.ts'
import { reckonYear } from './reckon-year.ts'
import { statementWords } from './words.ts'
import { writeCsv } from './write-csv.ts'
import type * as WritePdf from './write-pdf.ts'

/** A year of the player's account as a file. */
export async function tellStatement(
  needs: CashierNeeds,
  { player, language }: PlayerAsk,
  { year, format }: BodyOf<typeof accountStatement>,
): Promise<Outcome<ReplyOf<typeof accountStatement>>> {
  const told = await reckonYear(needs.database, player, year)
  const { login, isTestMoney } = await needs.playerStatus(player)
  const now = needs.clock.now()
  const content =
    format === 'csv'
      ? writeCsv(told, statementWords(language), { login, isTestMoney })
      : await pdfOf(told, { login, isTestMoney, language, now, brand: needs.brand })
  return {
    reply: {
      name: `${needs.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${year}.${format}`,
      type: format === 'csv' ? 'text/csv' : 'application/pdf',
      content: content.toString('base64'),
    },
  }
}

/** Loaded by the first who wants one: a house opens sooner without fonts and pages. */
const pdfOf: typeof WritePdf.writePdf = async (...asked) => {
  const { writePdf } = await import('./write-pdf.ts')
  return writePdf(...asked)
}
