import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Remote Gambling Act and the Kansspelautoriteit's policy: no autoplay, no bought features, limits before play. No turbo until a clause says otherwise.
 */
export const nl: Profile = {
  code: 'nl',
  name: 'Netherlands',
  version: 1,
  places: ['NL'],
  servesOthers: false,
  lacks: ['CRUKS, asked whenever somebody signs in'],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: usualRetention,
  rules: {
    minAge: 18,
    games: {
      autoplay: false,
      turbo: false,
      buy: false,
      gamble: false,
      jackpots: true,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 0, other: 0 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: 10, maxCashout: true },
    marketing: false,
    guests: false,
  },
}
