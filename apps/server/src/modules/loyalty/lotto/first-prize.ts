import { lottoRules } from '@fairhouse/contract/loyalty-rules'

/** The first prize of a draw, in cents. @param carried what earlier draws left to nobody. */
export const firstPrize = (carried: number, tickets: number): number =>
  lottoRules.firstFrom + carried + tickets * lottoRules.firstPerTicket

/** What of it the next draw begins with when nobody has won it: all above the beginning. */
export const carriedOn = (first: number): number => first - lottoRules.firstFrom
