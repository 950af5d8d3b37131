import { uuidV7 } from '#platform/ids'
import type { Module } from '#platform/module/module'
import { carrySums } from './carry-sums.ts'
import { expirePending } from './expire-pending.ts'

/** Held money is back so long after its time at the latest. */
const expireEveryMs = 60_000

/** Accounts, transfers, entries. */
export const module: Module = {
  name: 'ledger',
  level: 1,
  carriers: [carrySums],
  create: ({ database, clock }) => ({
    jobs: [
      {
        name: 'ledger expiry',
        where: 'oneNode',
        everyMs: expireEveryMs,
        work: () => {
          const now = clock.now()
          return expirePending(database, now, () => uuidV7(now))
        },
      },
    ],
  }),
}
