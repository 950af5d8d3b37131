import type { Gate } from '#modules/play'

/** Nobody plays on an account whose password somebody else may know: its player logs in again and is led to a new one. */
export const passwordNotInDoubt: Gate = (seat) =>
  seat.account.flags.passwordRecovery ? { refused: 'loginRequired' } : null
