import { z } from 'zod'
import { minorUnits, time } from './fields.ts'
import { reportFile, reportFiles } from './reports.ts'
import { staffCall } from './staff-call.ts'

export const cohortUnits = ['week', 'month'] as const
/** What players play for; bonus money is of who plays for money. */
export const cohortMoney = ['real', 'test', 'play'] as const
/** So many groups at most: a year of weeks. */
export const cohortsAtMost = 53

const asked = z.object({
  unit: z.enum(cohortUnits),
  money: z.enum(cohortMoney),
  /** How many of the newest groups, this week's or month's included. */
  last: z.int().min(1).max(cohortsAtMost),
})
export type CohortsAsked = z.output<typeof asked>

/** A week or month of a group. */
const period = z.object({
  /** How many periods after the sign-up; 0 is the one of the sign-up. */
  nth: z.int(),
  /** Players who played. */
  active: z.int(),
  /** Of all of the group, in hundredths of a percent. */
  retention: z.int(),
  depositors: z.int(),
  deposits: minorUnits,
  turnover: minorUnits,
  ggr: minorUnits,
})
export type CohortPeriod = z.output<typeof period>

const cohort = z.object({
  /** First day of the week (Monday) or month. */
  cohort: z.string(),
  players: z.int(),
  /** Players who have deposited since, at whatever time. */
  everDeposited: z.int(),
  /** In order; one in which nobody did anything is missing. */
  periods: z.array(period),
})
export type Cohort = z.output<typeof cohort>

export const cohorts = staffCall({
  does: 'Players by the week or month of their sign-up: who came back, deposited, and what they turned over since.',
  right: 'readReports',
  body: asked,
  reply: z.object({
    cohorts: z.array(cohort),
    /** All is at least as new as this; null: nothing was read yet. */
    readAt: time.nullable(),
  }),
})

export const exportCohorts = staffCall({
  does: 'The same as a file; that somebody took it is written down.',
  right: 'readReports',
  body: asked.extend({ as: z.enum(reportFiles) }),
  reply: reportFile,
})
