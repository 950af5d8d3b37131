import { lottoRules } from '@fairhouse/contract/loyalty-rules'

/** What of a first prize the next draw begins with when nobody has got it, in cents: all above the beginning. */
export const carriedOn = (first: number): number => first - lottoRules.firstFrom
