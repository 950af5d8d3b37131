import type { Queryable } from '#platform/database'
import type { AccountId } from './account.ts'
import { type Judged, type Sort, sortOf } from './sort-of-reason.ts'
import { reasonsTakenBack } from './store/reasons-taken-back.ts'
import { reversalsOfTime, sumsOfTime } from './store/sums-of-time.ts'

/** What moved an account for one reason in a time. */
export interface Flow extends Judged {
  readonly sort: Sort | null
  /** What it did to the balance in all, minor units: nothing where money is only expected, or where all that was held is posted. */
  readonly change: bigint
}

/**
 * What moved an account in a time, by what it did and why; what journals keep of stakes and payouts is not in it.
 * @param time epoch milliseconds; `to` is not included.
 */
export async function flowsOf(
  on: Queryable,
  account: AccountId,
  time: { readonly from: number; readonly to: number },
): Promise<Flow[]> {
  const sums = await sumsOfTime(on, account, time)
  const reversals = await reversalsOfTime(on, account, time)
  const reasonOf = await reasonsTakenBack(on, reversals)
  return [
    ...sums.map((flow) => ({ ...flow, takesBack: null })),
    ...reversals.map(({ change, ...reversal }) => ({
      kind: 'reversal' as const,
      reason: 'reversal' as const,
      change,
      takesBack: reasonOf(reversal),
    })),
  ].map((flow) => ({ ...flow, sort: sortOf(flow) }))
}
