import type { PlayerStatus, VisitorStatus } from '@fairhouse/contract/entities/user-status'
import { amount, toDecimal, toWire } from '@fairhouse/money'
import type { StatusFacts } from '#modules/play'

/** Of an answer that was given before there were payments, and is given again. */
const noPayments: StatusFacts['account']['payments'] = {
  held: 0,
  inReview: 0,
  lastDeposit: null,
  bitcoinRate: null,
}

/** The most net deposit that counts for cashback (specification, section 9), in whole dollars. */
const cashbackDeposit = 1000

/** Games in one of a player's lists. */
const listLength = 12

/**
 * All that a browser is told of its player (specification, section 3). Pure. What no module keeps yet is told as it is: nothing
 * held back, no bonus. A meter's value is not in it: it moves with every bet of anybody, and the same facts must make the same
 * bytes; it is told by `jackpots` and its topic.
 * @param serverTime epoch milliseconds.
 */
export function playerStatus(facts: StatusFacts, serverTime: number): PlayerStatus {
  const { account } = facts
  const payments = account.payments ?? noPayments
  const cash = toWire(facts.cash)
  return {
    serverTime,
    isLogged: true,
    userType: facts.userType,
    login: account.login,
    email: account.email,
    avatarImageId: account.avatarImageId,
    currency: facts.userType === 1 ? 'USD' : 'CREDIT',
    isSuspended: account.suspended,
    isTestMoney: facts.isTestMoney,
    cash,
    creditsFreePlay: toWire(facts.credits),
    withdrawalFund: payments.held,
    blockedWithdrawalFund: payments.inReview,
    cashInBitcoin:
      payments.bitcoinRate === null ? '0' : inBitcoin(facts.cash, payments.bitcoinRate),
    bonusData: null,
    cashbackBonus: 0,
    cashbackBonusLevel: null,
    cashbackDeposit,
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
    lastDepositPMType: payments.lastDeposit,
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

/** For the eye only: cut to whole satoshi. Made for every bet, so in plain whole numbers. */
function inBitcoin(cents: bigint, rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.')
  const scaled = BigInt(whole + fraction)
  const satoshiCents = cents * 1_000_000n * 10n ** BigInt(fraction.length)
  return toDecimal('BTC', amount(satoshiCents / scaled))
}

export const visitorStatus = (serverTime: number): VisitorStatus => ({
  serverTime,
  isLogged: false,
})
