import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Malta Gaming Authority, Player Protection Directive: reality check, autoplay with an alert, rules one step away. Identity by the sum of what is paid (EUR 2 000).
 */
export const mt: Profile = {
  code: 'mt',
  name: 'Malta',
  version: 1,
  places: ['MT'],
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
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: false, most: [] },
    identityBefore: 'sum',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: true,
    guests: true,
  },
}
