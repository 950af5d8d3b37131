import type { MeterBook } from './book.ts'

/** For a house whose titles have no jackpots. */
export const noMeters: MeterBook = {
  hold: () => Promise.reject(new Error('this house has no meters')),
  ofRound: () => Promise.resolve([]),
}
