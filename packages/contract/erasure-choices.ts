/** From the wish to the deed: time to withdraw what is left, and to notice that somebody else asked; more than one, for sentences speak of days. */
export const erasureDays = 7

/** What an erasure waits for: money in the account, payments on their way, a round, a bonus, a complaint, checks by people, a suspension. */
export const erasureWaits = [
  'money',
  'payment',
  'round',
  'bonus',
  'complaint',
  'check',
  'suspension',
] as const
export type ErasureWait = (typeof erasureWaits)[number]
