import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { tenYears } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Royal Decree 176/2023 and the DGOJ's rules of slots: three seconds, a message every 60 minutes. No autoplay until a clause says otherwise; advertising after Royal
 * Decree 958/2020.
 */
export const es: Profile = {
  code: 'es',
  name: 'Spain',
  version: 1,
  places: ['ES'],
  servesOthers: false,
  lacks: [
    'RGIAJ, asked whenever somebody signs up',
    'time and spend that players choose before each session of slots',
  ],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: tenYears,
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
      cycleMs: { slot: 3_000, other: 0 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: false,
    guests: false,
  },
}
