import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statusWriter } from './status-text.ts'
import { sampleAccount } from './testing/sample-account.ts'

const { login, email, flags } = sampleAccount('"seven" ü𝄞 \u2028')

const status: PlayerStatus = {
  serverTime: 1,
  isLogged: true,
  userType: 1,
  login,
  email,
  avatarImageId: 3,
  currency: 'USD',
  isTestMoney: false,
  cash: 100,
  creditsFreePlay: 0,
  withdrawalFund: 100,
  blockedWithdrawalFund: 0,
  cashInBitcoin: '0',
  bonusData: null,
  cashbackBonus: 0,
  cashbackBonusLevel: null,
  cashbackDeposit: 0,
  contactBilling: false,
  currentProgressiveLottoPrize: 0,
  eligibleForLotto: false,
  favoriteGames: [],
  gameLists: { 'last-played': [3, 1] },
  jackpot: 0,
  jackpotTokens: 0,
  lastDepositPMType: null,
  lottoTickets: 0,
  passwordChangedRecently: false,
  receiveNewsletter: true,
  remainingTournamentRounds: 0,
  totalMessagesCount: 0,
  tournamentRank: null,
  unreadMessagesCount: 0,
  userFlags: flags,
  vipLevel: 0,
}

const whole = fc.maxSafeInteger()

it("a status is written as JSON would, whatever time and bets have moved since the writer's own", () => {
  const write = statusWriter(status)
  fc.assert(
    fc.property(
      fc.record({ serverTime: whole, cash: whole, creditsFreePlay: whole, withdrawalFund: whole }),
      (moved) => {
        const later = { ...status, ...moved }
        expect(write(later)).toBe(JSON.stringify(later))
      },
    ),
  )
})
