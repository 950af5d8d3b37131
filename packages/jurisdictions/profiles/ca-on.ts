import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Registrar's Standards for Internet Gaming 2.17 to 2.21: 2.5 s, no autoplay, no turbo. Age: 19.
 */
export const ontario: Profile = {
  code: 'ca-on',
  name: 'Ontario',
  version: 1,
  places: ['CA-ON'],
  servesOthers: false,
  lacks: ['proof that each session is in Ontario'],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: usualRetention,
  rules: {
    minAge: 19,
    games: {
      autoplay: false,
      turbo: false,
      buy: false,
      gamble: false,
      jackpots: true,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 2_500, other: 2_500 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: false, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: null, maxCashout: true },
    marketing: true,
    guests: false,
  },
}
