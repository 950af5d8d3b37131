import type { Gate } from '#modules/play'

/** Nobody plays whose account is suspended. */
export const notSuspended: Gate = (seat) =>
  seat.account.suspended ? { refused: 'userSuspended' } : null
