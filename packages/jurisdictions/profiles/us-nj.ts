import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * N.J.A.C. 13:69O: 21 years, identity before play. Coins until a clause says otherwise: no.
 */
export const newJersey: Profile = {
  code: 'us-nj',
  name: 'New Jersey',
  version: 1,
  places: ['US-NJ'],
  servesOthers: false,
  lacks: ['proof that each session is in New Jersey', 'the list of excluded persons of the state'],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: usualRetention,
  rules: {
    minAge: 21,
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
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: true,
    guests: false,
  },
}
