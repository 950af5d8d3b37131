import { none, profileNamed } from '@fairhouse/jurisdictions'

/** Of one coin within a day, in minor units, above which a wallet must be shown to be its player's: a duty of whoever holds the licence. */
export const walletProofAbove = (licence: string | null): number =>
  (profileNamed(licence ?? none.code) ?? none).walletProofAbove
