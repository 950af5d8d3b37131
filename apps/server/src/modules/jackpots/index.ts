export { meterPromises } from './audit.ts'
export type { HeldMeters, MeterBet, MeterBook } from './book.ts'
export { noMeters } from './no-meters.ts'
export { createJackpots, type Jackpots } from './jackpots.ts'
