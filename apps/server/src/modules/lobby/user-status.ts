import type { PlayerStatus, VisitorStatus } from '@fairhouse/contract/entities/user-status'
import { toWire } from '@fairhouse/money'
import type { StatusFacts } from '#modules/play'

/** The most net deposit that counts for cashback (specification, section 9), in whole dollars. */
const cashbackDeposit = 1000

/**
 * All that a browser is told of its player (specification, section 3). Pure. What modules keep their slices tell; what none keeps is told as it
 * is: nothing held back, no bonus.
 * @param serverTime epoch milliseconds.
 */
export function playerStatus(facts: StatusFacts, serverTime: number): PlayerStatus {
  const { account } = facts
  const status: PlayerStatus = {
    serverTime,
    isLogged: true,
    userType: facts.userType,
    login: account.login,
    email: account.email,
    avatarImageId: account.avatarImageId,
    currency: facts.userType === 1 ? 'USD' : 'CREDIT',
    isGuest: account.isGuest === true,
    isSuspended: account.suspended,
    isTestMoney: facts.isTestMoney,
    cash: toWire(facts.cash),
    creditsFreePlay: toWire(facts.credits),
    withdrawalFund: 0,
    blockedWithdrawalFund: 0,
    cashInBitcoin: '0',
    bonusData: null,
    cashbackBonus: 0,
    cashbackBonusLevel: null,
    cashbackDeposit,
    contactBilling: false,
    currentProgressiveLottoPrize: 0,
    eligibleForLotto: false,
    favoriteGames: [],
    gameLists: {},
    jackpot: 0,
    jackpotTokens: 0,
    lastDepositPMType: null,
    lottoTickets: 0,
    passwordChangedRecently: account.passwordChangedRecently,
    receiveNewsletter: account.receiveNewsletter,
    remainingTournamentRounds: 0,
    totalMessagesCount: 0,
    tournamentRank: null,
    unreadMessagesCount: 0,
    userFlags: account.flags,
    vipLevel: 0,
  }
  for (const slice of facts.told) Object.assign(status, slice.status(facts))
  return status
}

export const visitorStatus = (serverTime: number): VisitorStatus => ({
  serverTime,
  isLogged: false,
})
