import type { Holding } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'
import type { IdentityNeeds } from '../needs.ts'
import { deleteOldDevices } from '../store/delete-old-devices.ts'

/** What identity keeps beside the account itself. Consents stay: they prove that the house might do what it did. */
export const identityHoldings = (
  needs: Pick<IdentityNeeds, 'mustBeRecognised'>,
): readonly Holding[] => [
  rowsHeld({
    name: 'sign-ins',
    kind: 'signIns',
    table: 'identity_session',
    forgotten: true,
    since: 'seen_at',
  }),
  {
    ...rowsHeld({ name: 'browsers', kind: 'signIns', table: 'identity_device', forgotten: true }),
    recognises: true,
    expire: (tx, before, most) => deleteOldDevices(tx, needs, { before, most }),
  },
  rowsHeld({ name: 'links', kind: 'signIns', table: 'identity_one_time_token', forgotten: true }),
  rowsHeld({ name: 'passkeys', kind: 'signIns', table: 'identity_passkey', forgotten: true }),
  rowsHeld({ name: 'app codes', kind: 'signIns', table: 'identity_totp', forgotten: true }),
  rowsHeld({
    name: 'recovery codes',
    kind: 'signIns',
    table: 'identity_recovery_code',
    forgotten: true,
  }),
]
