import type { deeds } from '@fairhouse/contract/backoffice/deeds'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { brokenAmongNewest } from './audit-deeds.ts'
import { newestDeeds } from './newest-deeds.ts'

const aPage = 50
/** So many of the newest are held to what was written down whenever somebody looks at the first page. */
const looked = 1_000

/** What staff did. Looking at it is no deed: it would stand at the top of what is looked at. */
export const tellDeeds =
  ({ database }: Pick<BackofficeNeeds, 'database'>): StaffAnswer<typeof deeds> =>
  async (_present, { staff, subject, before }) => {
    const place = before !== null && /^[1-9][0-9]{0,17}$/.test(before) ? BigInt(before) : null
    const found = await newestDeeds(database, { staff, subject, before: place, limit: aPage + 1 })
    const rows = found.slice(0, aPage)
    const broken = place === null ? await brokenAmongNewest(database, looked) : null
    const last = rows.at(-1)
    return {
      reply: {
        rows: rows.map(({ number, at, ...one }) => ({
          ...one,
          number: Number(number),
          at: isoTime(at.getTime()),
        })),
        next: found.length > aPage && last ? String(last.number) : null,
        broken: broken === null ? null : Number(broken),
      },
    }
  }
