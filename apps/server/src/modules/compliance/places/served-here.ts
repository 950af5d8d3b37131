import type { Gate, SeatFacts } from '#modules/play'
import type { PlaceRules } from '@fairhouse/jurisdictions'

/** Nobody bets money that has a value from where the licence lets no house take it. */
export const servedHere =
  (placeRules: (seat: SeatFacts) => PlaceRules): Gate =>
  (seat) => {
    if (seat.userType === 2 || seat.isTestMoney) return null
    return placeRules(seat).served ? null : { refused: 'placeNotServed' }
  }
