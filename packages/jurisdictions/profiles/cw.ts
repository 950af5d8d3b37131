import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * National Ordinance on Games of Chance (LOK) 2024: a certificate of the random numbers, self-exclusion, identity before the first withdrawal.
 */
export const cw: Profile = {
  code: 'cw',
  name: 'Curaçao',
  version: 1,
  places: ['CW'],
  servesOthers: true,
  lacks: [],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: usualRetention,
  rules: {
    minAge: 18,
    games: {
      autoplay: true,
      turbo: true,
      buy: true,
      gamble: true,
      jackpots: true,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 0, other: 0 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: null },
    deposits: { limitFirst: false, most: [] },
    identityBefore: 'withdrawal',
    payments: { mayReverse: false, coins: true },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: true,
    guests: true,
  },
}
