import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Gambling Act and the Spillemyndigheden's rules of bonuses (ten times at most), a deposit limit before the first deposit, three seconds.
 */
export const dk: Profile = {
  code: 'dk',
  name: 'Denmark',
  version: 1,
  places: ['DK'],
  servesOthers: false,
  lacks: ['ROFUS, asked whenever somebody signs in', 'MitID'],
  evidence: 'unconfirmed',
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
      cycleMs: { slot: 3_000, other: 3_000 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: 10, maxCashout: true },
    marketing: true,
    guests: false,
  },
}
