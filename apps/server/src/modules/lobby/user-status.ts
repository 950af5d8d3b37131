import type { PlayerStatus, VisitorStatus } from '@fairhouse/contract/entities/user-status'
import { toWire } from '@fairhouse/money'
import type { StatusFacts } from '#modules/play'

/** Games in one of a player's lists. */
const listLength = 12

/**
 * All that a browser is told of its player (specification, section 3). Pure. What no module keeps yet is told as it is: nothing
 * held back, no bonus, no jackpot.
 * @param serverTime epoch milliseconds.
 */
export function playerStatus(facts: StatusFacts, serverTime: number): PlayerStatus {
  const { account } = facts
  const cash = toWire(facts.cash)
  return {
    serverTime,
    isLogged: true,
    userType: facts.userType,
    login: account.login,
    email: account.email,
    avatarImageId: account.avatarImageId,
    currency: facts.userType === 1 ? 'USD' : 'CREDIT',
    isTestMoney: facts.isTestMoney,
    cash,
    creditsFreePlay: toWire(facts.credits),
    // Test money can be played with but never be paid out.
    withdrawalFund: facts.isTestMoney ? 0 : cash,
    blockedWithdrawalFund: 0,
    cashInBitcoin: '0',
    bonusData: null,
    cashbackBonus: 0,
    cashbackBonusLevel: null,
    cashbackDeposit: 0,
    contactBilling: false,
    currentProgressiveLottoPrize: 0,
    eligibleForLotto: false,
    favoriteGames: [...account.favoriteGames],
    gameLists: {
      'last-played': facts.lastPlayed.slice(0, listLength),
      favorites: [...account.favoriteGames],
    },
    jackpot: 0,
    jackpotTokens: 0,
    lastDepositPMType: null,
    lottoTickets: 0,
    passwordChangedRecently: account.passwordChangedRecently,
    receiveNewsletter: account.receiveNewsletter,
    remainingTournamentRounds: 0,
    totalMessagesCount: account.messages.total,
    tournamentRank: null,
    unreadMessagesCount: account.messages.unread,
    userFlags: account.flags,
    vipLevel: 0,
  }
}

export const visitorStatus = (serverTime: number): VisitorStatus => ({
  serverTime,
  isLogged: false,
  userType: 0,
})
