import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { tenYears } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * ADM: a session ends after 20 minutes, with the game where it was; limits before play; no advertising (decree 87/2018). No autoplay until a clause says otherwise.
 */
export const it: Profile = {
  code: 'it',
  name: 'Italy',
  version: 1,
  places: ['IT'],
  servesOthers: false,
  lacks: [
    'the national register of self-exclusion (RUA)',
    'the exchange of every session with Sogei',
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
      turbo: true,
      buy: false,
      gamble: false,
      jackpots: true,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 0, other: 0 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 20, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: false,
    guests: false,
  },
}
