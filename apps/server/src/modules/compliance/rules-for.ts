import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { SeatFacts } from '#modules/play'

/** The house's own rules: they stand where no jurisdiction asks for others. */
const houseRules: PlayRules = {
  cycleMs: 0,
  autoplay: true,
  turbo: true,
  buy: true,
  gamble: true,
  jackpots: true,
  maxStake: null,
}

/** Rules of places that differ, by country (ISO 3166, two capital letters). The house holds no licence yet, so there are none. */
const rulesOfPlaces: Readonly<Record<string, PlayRules>> = {}

/** What the rules of a place allow at a game; null: nobody knows where. */
export const playRulesIn = (country: string | null): PlayRules =>
  (country === null ? undefined : rulesOfPlaces[country]) ?? houseRules

/** What the rules of the player's place allow at a game. */
export const rulesFor = ({ account }: Pick<SeatFacts, 'account'>): PlayRules =>
  playRulesIn(account.country)
