import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { usualRetention } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Gambling Commission. RTS 8C (no autoplay), 14B (no taking back of withdrawals), 14D and 14G (2.5 s and 5 s from start to start), 14E (no
 * turbo, no bought features), 13B (reality check); LCCP 17.1.1 (identity before play, which SR code 3.2.11 asks for play money too) and 5.1.1 (wagering of ten times at most); the 2025
 * regulations (GBP 5 a spin, GBP 2 up to 24 years: taken as so many dollars, which is less).
 */
export const gb: Profile = {
  code: 'gb',
  name: 'Great Britain',
  version: 2,
  places: ['GB'],
  servesOthers: false,
  lacks: ['GAMSTOP, asked whenever somebody signs in'],
  evidence: 'regulator',
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
      oneSlot: true,
      cycleMs: { slot: 2_500, other: 5_000 },
      maxStake: { slot: { to24: 200, from25: 500 }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: false, most: [] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: true, mostWagering: 10, maxCashout: true },
    marketing: true,
    guests: false,
  },
}
