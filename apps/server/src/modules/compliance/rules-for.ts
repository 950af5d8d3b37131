import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { SeatFacts } from '#modules/play'

/** The house's own rules: they stand where the place is known and no jurisdiction there asks for others. */
const houseRules: PlayRules = {
  cycleMs: 0,
  autoplay: true,
  turbo: true,
  buy: true,
  gamble: true,
  jackpots: true,
  coach: true,
  maxStake: null,
}

/**
 * The tightest of what jurisdictions ask for that licence slots: five seconds from spin to spin, one unit of money at most, no autoplay
 * and no jackpots (Germany), no shorter reels, no bought features and no doubling (Great Britain). Help while a game is played is left out with the
 * rest: rules for casino games forbid devices that advise, and none of them says that the house's own is none.
 */
const strictest: PlayRules = {
  cycleMs: 5_000,
  autoplay: false,
  turbo: false,
  buy: false,
  gamble: false,
  jackpots: false,
  coach: false,
  maxStake: 100,
}

/** Rules of places that differ, by country (ISO 3166, two capital letters). The house holds no licence yet, so there are none. */
const rulesOfPlaces: Readonly<Record<string, PlayRules>> = {}

const country = /^[A-Z]{2}$/
/** Codes that ISO 3166 keeps for what is no country. */
const nowhere = /^(AA|Q[M-Z]|X[A-Z]|ZZ)$/

/**
 * What the rules of a place allow at a game. Whoever nobody knows the place of is held to the strictest; in a demo, where no money has a
 * value and everything is to be seen, to the house's own.
 * @param from null: a visitor.
 */
export const playRulesIn = (
  from: string | null,
  { demo }: { readonly demo: boolean },
): PlayRules => {
  const isKnown = from !== null && country.test(from) && !nowhere.test(from)
  if (isKnown) return rulesOfPlaces[from] ?? houseRules
  return demo ? houseRules : strictest
}

/** What the rules of the player's place allow at a game. */
export const rulesFor = (
  { account }: Pick<SeatFacts, 'account'>,
  house: { readonly demo: boolean },
): PlayRules => playRulesIn(account.country, house)
