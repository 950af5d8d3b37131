import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * A house that shows everything it can: no money in it has a value. What is always there, is there: limits, breaks, receipts, fair results.
 */
export const demo: Profile = {
  code: 'demo',
  name: 'Demo',
  version: 1,
  places: [],
  servesOthers: true,
  lacks: ['any value of its money'],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: false,
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
    session: { idleMinutes: 1_440, realityMinutes: null },
    deposits: { limitFirst: false, most: [] },
    identityBefore: 'sum',
    payments: { mayReverse: true, coins: true },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: true,
    guests: true,
  },
}
