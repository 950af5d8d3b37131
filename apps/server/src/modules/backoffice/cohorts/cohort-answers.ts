import type {
  Cohort,
  CohortsAsked,
  cohorts,
  exportCohorts,
} from '@fairhouse/contract/backoffice/cohorts'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { exportsAllowed, writeWithin } from '../deeds/count-deeds.ts'
import { fileOf } from '../reports/file-of.ts'
import { cohortsReadAt, type CohortSum, sumsOfCohorts } from '../store/cohorts.ts'
import { cohortCells } from './cohort-cells.ts'
import { periodBefore, periodOf, periodsBetween } from './period-of.ts'

interface Needs {
  readonly database: Database
  readonly clock: Clock
  readonly brand: string
}

/** Players by the week or month of their sign-up, and what they did since. */
export const tellCohorts =
  (needs: Needs): StaffAnswer<typeof cohorts> =>
  async (_present, asked) => {
    const at = await cohortsReadAt(needs.database)
    const found = await cohortsOf(needs, asked)
    return { reply: { cohorts: found, readAt: at && isoTime(at.getTime()) } }
  }

/** The same as a file, counted towards the limit of exports. */
export const giveCohorts =
  (needs: Needs): StaffAnswer<typeof exportCohorts> =>
  async ({ name: staff }, { as, ...asked }) => {
    const { unit, money, last } = asked
    const facts = { by: `cohort, ${unit}`, money, last, as }
    const deed = { staff, deed: 'exportReport', subject: 'reports', facts }
    if (!(await writeWithin(needs, exportsAllowed, deed))) return { refused: 'tooOften' }
    const made = isoTime(needs.clock.now()).slice(0, 16).replace('T', ' ')
    return {
      reply: await fileOf(as, {
        name: `cohorts-by-${unit}-${money}`,
        brand: needs.brand,
        title: `Players by the ${unit} of their sign-up`,
        about: `The last ${last} (${money}) · made ${made} UTC by ${staff}`,
        cells: cohortCells(await cohortsOf(needs, asked)),
      }),
    }
  }

async function cohortsOf(
  { database, clock }: Omit<Needs, 'brand'>,
  { unit, money, last }: CohortsAsked,
): Promise<Cohort[]> {
  const from = periodBefore(periodOf(clock.now(), unit), last - 1, unit)
  const sums = await sumsOfCohorts(database, { unit, money, from })
  const groups = Map.groupBy(sums, ({ cohort }) => cohort)
  return [...groups].map(([cohort, periods]) => cohortOf(cohort, periods, unit))
}

function cohortOf(cohort: string, sums: readonly CohortSum[], unit: CohortsAsked['unit']): Cohort {
  const players = sums.reduce((sum, one) => sum + one.players, 0)
  return {
    cohort,
    players,
    everDeposited: sums.reduce((sum, one) => sum + one.firstDeposits, 0),
    periods: sums.map((one) => ({
      nth: periodsBetween(cohort, one.period, unit),
      active: one.active,
      retention: players === 0 ? 0 : Math.round((one.active * 10_000) / players),
      depositors: one.depositors,
      deposits: one.deposits,
      turnover: one.staked,
      ggr: one.staked - one.paid,
    })),
  }
}
