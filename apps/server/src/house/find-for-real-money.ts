import { listStaff, ownersKeysElsewhere } from '#modules/backoffice'
import type { Config } from '#platform/config'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { onlyHost } from '#platform/webauthn/relying-party'
import type { Findings } from './real-money.ts'

/** Looks at a house's database for what real money takes. */
export async function findForRealMoney(
  on: Queryable,
  { databaseUrl, staff: { origin } }: Pick<Config, 'databaseUrl' | 'staff'>,
): Promise<Findings> {
  const host = onlyHost(origin)
  const staff = await listStaff(on, host)
  const owners = staff.filter(
    ({ role, active, hasApp, passkeys }) => role === 'owner' && active && (hasApp || passkeys > 0),
  )
  return {
    owners: owners.length,
    keysElsewhere: await ownersKeysElsewhere(on, host),
    archives: databaseUrl === null ? null : await archives(on),
  }
}

async function archives(on: Queryable): Promise<boolean> {
  const [row] = await rowsOf<{ archive_mode: string }>(on, 'SHOW archive_mode')
  return row !== undefined && row.archive_mode !== 'off'
}
