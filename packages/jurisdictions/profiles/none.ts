import type { Profile } from '../profile.ts'
import { tenYears } from '../retention.ts'

const cap = { to24: 100, from25: 100 }

/**
 * Where nobody knows the place: the strictest value that any profile has, in everything. No autoplay, five seconds from bet to bet, one unit
 * of money at most and no jackpots (Germany); no shorter reels, no bought features, no doubling and no play money without proof of age (Great Britain); no bonuses and 21 years
 * (Belgium). Help while a game is played is left out with the rest: rules for casino games forbid devices that advise, and none of them says
 * that the house's own is none.
 */
export const none: Profile = {
  code: 'none',
  name: 'No known place',
  version: 2,
  places: [],
  servesOthers: false,
  lacks: ['a licence'],
  evidence: 'reported',
  fundsFrom: { days: 180, sum: 200_000 },
  walletProofAbove: 0,
  addressScreening: true,
  keeps: tenYears,
  rules: {
    minAge: 21,
    games: {
      autoplay: false,
      turbo: false,
      buy: false,
      gamble: false,
      jackpots: false,
      coach: false,
      oneSlot: true,
      cycleMs: { slot: 5_000, other: 5_000 },
      maxStake: { slot: cap, other: cap },
    },
    session: { idleMinutes: 20, realityMinutes: 60 },
    deposits: {
      limitFirst: true,
      most: [
        { days: 7, sum: 20_000 },
        { days: 30, sum: 100_000 },
      ],
    },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: false, mostWagering: 10, maxCashout: false },
    marketing: false,
    guests: false,
  },
}
