import { usualFunds } from '../funds.ts'
import type { Profile } from '../profile.ts'
import { tenYears } from '../retention.ts'
import { usualWalletProof } from '../wallet-proof.ts'

/**
 * Gaming Act 1999 with the royal decrees of 2022 and 2023: 21 years, EUR 200 a week, no bonuses, no advertising. Amounts are taken as so many dollars.
 */
export const be: Profile = {
  code: 'be',
  name: 'Belgium',
  version: 1,
  places: ['BE'],
  servesOthers: false,
  lacks: ['EPIS, asked whenever somebody signs in'],
  evidence: 'reported',
  fundsFrom: usualFunds,
  walletProofAbove: usualWalletProof,
  addressScreening: true,
  keeps: tenYears,
  rules: {
    minAge: 21,
    games: {
      autoplay: false,
      turbo: false,
      buy: false,
      gamble: false,
      jackpots: true,
      coach: true,
      oneSlot: false,
      cycleMs: { slot: 0, other: 0 },
      maxStake: { slot: { to24: null, from25: null }, other: { to24: null, from25: null } },
    },
    session: { idleMinutes: 30, realityMinutes: 60 },
    deposits: { limitFirst: true, most: [{ days: 7, sum: 20_000 }] },
    identityBefore: 'deposit',
    payments: { mayReverse: false, coins: false },
    bonuses: { allowed: false, mostWagering: 10, maxCashout: true },
    marketing: false,
    guests: false,
  },
}
