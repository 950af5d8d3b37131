import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Round } from '@fairhouse/contract/rounds/round'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastingStatus, playAnswer } from './play-answer.ts'
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

const round: Round = {
  id: '018bcfe5-6800-7529-a867-fac35d71bc38',
  uri: 'wheel',
  events: [{ type: 'roundEnded', total: 30 }],
  seen: 0,
  stake: 10,
  payout: 30,
  actions: [],
  finished: true,
  nonce: 0,
}

const whole = fc.maxSafeInteger()
const moved = fc.record({
  serverTime: whole,
  cash: whole,
  creditsFreePlay: whole,
  withdrawalFund: whole,
})

describe('an answer to a bet is what JSON would make of it', () => {
  const lasting = lastingStatus(status)

  it('whatever time and bets have moved since the seat was read', () => {
    fc.assert(
      fc.property(moved, fc.string({ unit: 'grapheme' }), (moves, uri) => {
        const told = { round: { ...round, uri }, userStatus: { ...status, ...moves } }
        const answer = playAnswer(told.round, told.userStatus, lasting)
        expect(answer.toString()).toBe(JSON.stringify({ status: 1, ...told }))
      }),
    )
  })

  it('when it is larger than any before, and is not changed by the next', () => {
    const events = Array.from(
      { length: 20_000 },
      (_, total) => ({ type: 'roundEnded', total }) as const,
    )
    const large = { ...round, events }
    const answer = playAnswer(large, status, lasting)
    playAnswer(round, status, lasting)
    expect(answer.toString()).toBe(JSON.stringify({ status: 1, round: large, userStatus: status }))
  })
})
