/**
 * What a house can have beside games and accounts. The server says which of them are there; written pages show or hide what they
 * say about each.
 */
export const featureNames = [
  /** Somebody can open an account for money that has a value. */
  'realMoney',
  /** At least one method to pay by is set up. */
  'cashier',
  /** Play money can be played without signing up. */
  'guestPlay',
  'bonuses',
  'compPoints',
  'vip',
  'cashback',
  'lotto',
  'tokens',
  'tournaments',
  'mysteryPromo',
  'miniSlot',
  /** Deposit, loss, stake and time limits that a player sets. */
  'limits',
  /** Time-out and self-exclusion. */
  'exclusion',
  'realityCheck',
  /** Nobody withdraws before the house knows who they are. */
  'identityFirst',
  /** Nobody withdraws before their email address is verified. */
  'emailFirst',
  'sourceOfFunds',
  'walletProof',
  /** Whoever keeps lists of addresses is asked before coins go out or are credited. */
  'addressScreening',
  /** Staff can suspend an account. */
  'suspension',
  'liveChat',
  'supportEmail',
  /** Questions and complaints are recorded and tracked. */
  'tickets',
] as const

export type FeatureName = (typeof featureNames)[number]

export type Features = Readonly<Record<FeatureName, boolean>>
