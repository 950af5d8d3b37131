import type { MailedEvery, ReportMail } from '@fairhouse/contract/backoffice/report-mails'
import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import type { ReportRow } from '@fairhouse/contract/backoffice/reports'
import type { Letter } from '#modules/mail'
import type { Clock } from '#platform/clock'
import { decimalOf } from '#platform/csv'
import type { Database, Transaction } from '#platform/database'
import { dayStart } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import { againMs, dayMs, dayOf } from '../reports/utc-day.ts'
import { reportRows, totalOf } from '../reports/report-rows.ts'
import { finishedDays } from '../store/finished-days.ts'
import { holdDueMail, moveSentUntil } from '../store/report-mails.ts'
import { readersOfReports } from './readers.ts'

export interface MailingNeeds {
  readonly database: Database
  readonly clock: Clock
  post(tx: Transaction, letter: Letter): Promise<void>
}

/** In a letter; the rest is at the desk. */
const rowsInLetter = 20
/** More than there can be (`reportMailsAtMost`), so that a turn always ends. */
const lettersATurn = 100

/** Mails what is due, each with its record in one transaction: no letter without it, and none twice. */
export async function sendReportMails(needs: MailingNeeds): Promise<void> {
  for (const every of ['day', 'week'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const until = await lastDayOf(needs, every)
    if (until === null) continue
    for (let sent = 0; sent < lettersATurn; sent++)
      // oxlint-disable-next-line no-await-in-loop -- one letter a transaction
      if (!(await needs.database.transaction((tx) => sendOne(needs, tx, { every, until })))) break
  }
}

/** The last day of a report that is to be mailed now; null while it is not counted to its end. */
async function lastDayOf(
  { database, clock }: Pick<MailingNeeds, 'database' | 'clock'>,
  every: MailedEvery,
): Promise<string | null> {
  const today = dayOf(clock.now())
  const back = every === 'day' ? 1 : daysSinceSunday(today)
  const until = dayOf(dayStart(today) - back * dayMs)
  const finished = await finishedDays(database, { againMs, limit: 14 })
  return finished.includes(until) ? until : null
}

/** From 1, on a Monday, to 7: weeks end on Sundays. The first day of 1970 was a Thursday. */
const daysSinceSunday = (day: string): number => ((dayStart(day) / dayMs + 3) % 7) + 1

/** False when nothing is due. To who may not read reports any more nothing goes, and nothing is kept for them. */
async function sendOne(
  needs: MailingNeeds,
  tx: Transaction,
  { every, until }: { readonly every: MailedEvery; readonly until: string },
): Promise<boolean> {
  const mail = await holdDueMail(tx, every, until)
  if (mail === null) return false
  await moveSentUntil(tx, mail.id, until)
  const reader = (await readersOfReports(tx)).find(({ name }) => name === mail.to)
  const from = every === 'day' ? until : dayOf(dayStart(until) - 6 * dayMs)
  if (reader !== undefined)
    await needs.post(tx, await letterOf(tx, mail, { to: reader.email, from, until }))
  await writeDeed(tx, {
    at: needs.clock.now(),
    staff: mail.madeBy,
    deed: reader === undefined ? 'reportNotMailed' : 'reportMailed',
    subject: `staff ${mail.to}`,
    facts: { by: mail.by, from, to: until },
  })
  return true
}

async function letterOf(
  tx: Transaction,
  { by }: ReportMail,
  { to, from, until }: { readonly to: string; readonly from: string; readonly until: string },
): Promise<Letter> {
  const rows = await reportRows(tx, { by, from, to: until })
  const period = from === until ? from : `${from} to ${until}`
  const more = rows.length - rowsInLetter
  return {
    template: 'report',
    to,
    language: 'en',
    player: null,
    subject: `Report by ${by}, ${period}`,
    paragraphs: [
      'Figures follow UTC. Sums are in whole units of their money, as in the report at the desk.',
      ...(more > 0 ? [`${more} more rows are in the report at the desk.`] : []),
    ],
    facts: [totalOf(rows, by), ...rows.slice(0, rowsInLetter)].map((row, place) => [
      place === 0 ? 'Total' : row.name,
      figuresOf(row),
    ]),
  }
}

const units = (sum: number): string => decimalOf(sum, 2)

/** A row in a line: of each sort of money what was staked, won and kept. */
function figuresOf({ played, money }: ReportRow): string {
  const parts = moneyKinds.flatMap((kind) => {
    const one = played.find((part) => part.money === kind)
    return one === undefined
      ? []
      : `${kind}: ${one.bets} bets, staked ${units(one.staked)}, won ${units(one.won)}, GGR ${units(one.ggr)}`
  })
  const moved =
    money === null
      ? []
      : [
          `deposits ${units(money.deposits)}, withdrawals ${units(money.withdrawals)}, bonus cost ${units(money.bonusCost)}, NGR ${units(money.ngr)}`,
        ]
  return [...parts, ...moved].join('; ') || 'nothing'
}
