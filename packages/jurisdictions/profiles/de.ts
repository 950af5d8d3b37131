import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * State Treaty on Gambling 2021, 6c (EUR 1 000 a month, by a limit of one's own), 6e to 6h, 22a: five seconds, EUR 1 a spin, no autoplay, no jackpots, a notice
 * every 60 minutes. Amounts are taken as so many dollars, which is less.
 */
export const de: Profile = {
  code: 'de',
  name: 'Germany',
  version: 1,
  places: ['DE'],
  servesOthers: false,
  lacks: [
    'OASIS, asked whenever somebody signs in',
    'LUGAS, the central file of deposits',
    'the pause of five minutes after each hour',
  ],
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
      jackpots: false,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 5_000, other: 5_000 },
      maxStake: { slot: { to24: 100, from25: 100 }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [{ days: 30, sum: 100_000 }] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: 10, maxCashout: true },
    marketing: false,
    guests: false,
  },
}
