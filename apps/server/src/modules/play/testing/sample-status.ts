import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { toWire } from '@fairhouse/money'
import type { StatusFacts } from '../needs.ts'

/** What a browser is told of a player of whom nothing is known but these facts, for tests. @param serverTime epoch milliseconds. */
export const sampleStatus = (
  facts: Omit<StatusFacts, 'player' | 'currency' | 'lastPlayed'>,
  serverTime: number,
): PlayerStatus => ({
  serverTime,
  isLogged: true,
  userType: facts.userType,
  login: facts.account.login,
  email: facts.account.email,
  avatarImageId: facts.account.avatarImageId,
  currency: facts.userType === 1 ? 'USD' : 'CREDIT',
  isTestMoney: facts.isTestMoney,
  cash: toWire(facts.cash),
  creditsFreePlay: toWire(facts.credits),
  withdrawalFund: 0,
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
  gameLists: {},
  jackpot: 0,
  jackpotTokens: 0,
  lastDepositPMType: null,
  lottoTickets: 0,
  passwordChangedRecently: facts.account.passwordChangedRecently,
  receiveNewsletter: facts.account.receiveNewsletter,
  remainingTournamentRounds: 0,
  totalMessagesCount: 0,
  tournamentRank: null,
  unreadMessagesCount: 0,
  userFlags: facts.account.flags,
  vipLevel: 0,
})
