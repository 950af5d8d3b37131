import { listStaff } from '#modules/backoffice'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Findings } from './real-money.ts'

/** Looks at a house's database for what real money takes. @param isEmbedded the database is the house's own. */
export async function findForRealMoney(on: Queryable, isEmbedded: boolean): Promise<Findings> {
  const staff = await listStaff(on)
  const owners = staff.filter(
    ({ role, active, hasApp, passkeys }) => role === 'owner' && active && (hasApp || passkeys > 0),
  )
  return { owners: owners.length, archives: isEmbedded ? null : await archives(on) }
}

async function archives(on: Queryable): Promise<boolean> {
  const [row] = await rowsOf<{ archive_mode: string }>(on, 'SHOW archive_mode')
  return row !== undefined && row.archive_mode !== 'off'
}
