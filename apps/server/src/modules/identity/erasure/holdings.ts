import type { Holding } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'

/** What identity keeps beside the account itself. Consents stay: they prove that the house might do what it did. */
export const identityHoldings: readonly Holding[] = [
  rowsHeld({
    name: 'sign-ins',
    kind: 'signIns',
    table: 'identity_session',
    forgotten: true,
    since: 'seen_at',
  }),
  rowsHeld({
    name: 'browsers',
    kind: 'signIns',
    table: 'identity_device',
    forgotten: true,
    since: 'seen_at',
  }),
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
