import type { bonusLiability, promotionCosts } from '@fairhouse/contract/backoffice/promotions'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { dayMs } from '../reports/utc-day.ts'

/** What was owed at an instant that is not ahead. */
export const tellLiability =
  ({ database, clock, bonuses }: BackofficeNeeds): StaffAnswer<typeof bonusLiability> =>
  async (_present, { at }) => {
    const now = clock.now()
    const instant = at === null ? now : Math.min(now, fromIsoTime(at))
    return { reply: { at: isoTime(instant), ...(await bonuses.liability(database, instant)) } }
  }

export const tellCosts =
  ({ database, bonuses }: BackofficeNeeds): StaffAnswer<typeof promotionCosts> =>
  async (_present, { from, to }) => {
    const period = {
      from: fromIsoTime(`${from}T00:00:00Z`),
      to: fromIsoTime(`${to}T00:00:00Z`) + dayMs,
    }
    const { rows, total, ledger } = await bonuses.costs(database, period)
    return {
      reply: {
        rows: rows.map((row) => ({ ...row })),
        total,
        ledger,
      },
    }
  }
