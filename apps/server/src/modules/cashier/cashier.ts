import type { Answers, PlayerAsk, Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { hear, hearAbout } from './hearing/hear.ts'
import type { Heard } from './hearing/heard.ts'
import { lookAfter } from './looking-after/look-after.ts'
import type { CashierNeeds } from './needs.ts'
import { checkDeposit } from './paying-in/check-deposit.ts'
import { editDepositMethod, forgetMethod } from './paying-in/edit-method.ts'
import { processDeposit } from './paying-in/process-deposit.ts'
import { createAddressesUnderWay } from './paying-in/addresses-under-way.ts'
import { type SmallPayment, smallPayment } from './paying-in/small-payment.ts'
import { selectMethod } from './paying-in/select-method.ts'
import { showDeposit } from './paying-in/show-deposit.ts'
import { showResult } from './paying-in/show-result.ts'
import { editDestination } from './paying-out/edit-destination.ts'
import { type CoinWallet, coinWallets } from './paying-out/coin-wallets.ts'
import { processPlan } from './paying-out/process-plan.ts'
import { processWithdrawal } from './paying-out/process-withdrawal.ts'
import { reverseWithdrawal } from './paying-out/reverse-withdrawal.ts'
import { showWithdrawal } from './paying-out/show-withdrawal.ts'
import type { ProviderNews, StatusQuestion } from './provider.ts'
import { showHistory } from './seen/history.ts'
import { tellStatement } from './statement/account-statement.ts'
import { createDesk, type Desk } from './staff/desk.ts'
import { deleteOldRequests } from './store/requests.ts'

/** Money of players in and out. */
export interface Cashier {
  readonly answers: Answers<
    | 'deposit'
    | 'depositMethodSelect'
    | 'depositMethodEdit'
    | 'depositMethodDelete'
    | 'depositCheck'
    | 'depositProcess'
    | 'depositResult'
    | 'depositResultCrypto'
    | 'withdrawal'
    | 'withdrawalMethodEdit'
    | 'withdrawalProcess'
    | 'withdrawalPlan'
    | 'withdrawalReversal'
    | 'transactionHistory'
    | 'accountStatement'
  >
  /** Takes in what a provider says, in any order and any number of times. @returns what became of each piece, in the order given. */
  readonly hear: (provider: string, news: readonly ProviderNews[]) => Promise<readonly Heard[]>
  /**
   * Asks a provider about something of which a notice told, and takes in the answer.
   * @returns `none`: the provider knows of nothing under this reference; `unknown`: it could not be asked, try again.
   */
  readonly hearAbout: (
    provider: string,
    question: StatusQuestion,
  ) => Promise<'heard' | 'none' | 'unknown'>
  /** Looks at every payment whose turn it is; called every few seconds, on any number of nodes. */
  readonly lookAfter: () => Promise<void>
  /** Forgets request keys that no browser asks for any more. */
  readonly sweep: () => Promise<void>
  /** The addresses of coins at which a player wants to be paid. */
  readonly coinWallets: (
    player: PlayerId,
  ) => Promise<{ readonly wallets: readonly CoinWallet[] } | Refused>
  /** A small amount to pay in by a method, by which a player shows that a wallet is theirs. */
  readonly smallPayment: (ask: PlayerAsk, method: string) => Promise<SmallPayment | Refused>
  /** What staff does; each is written down with who did it. */
  readonly desk: Desk
}

/** Longer than any browser goes on asking. */
const requestsKeptMs = 90 * 24 * 60 * 60_000

export function createCashier(needs: CashierNeeds): Cashier {
  const addresses = createAddressesUnderWay()
  return {
    answers: {
      deposit: (ask) => showDeposit(needs, ask),
      depositMethodSelect: (ask, body) => selectMethod({ ...needs, addresses }, ask, body),
      depositMethodEdit: (ask, body) => editDepositMethod(needs, ask, body),
      depositMethodDelete: (ask, body) => forgetMethod(needs, ask, body),
      depositCheck: (ask, body) => checkDeposit(needs, ask, body),
      depositProcess: (ask, body) => processDeposit(needs, ask, body),
      depositResult: (ask, body) => showResult(needs, ask, body),
      depositResultCrypto: (ask, body) => showResult(needs, ask, body),
      withdrawal: (ask) => showWithdrawal(needs, ask),
      withdrawalMethodEdit: (ask, body) => editDestination(needs, ask, body),
      withdrawalProcess: (ask, body) => processWithdrawal(needs, ask, body),
      withdrawalPlan: (ask, body) => processPlan(needs, ask, body),
      withdrawalReversal: (ask, body) => reverseWithdrawal(needs, ask, body),
      transactionHistory: (ask, body) => showHistory(needs, ask, body),
      accountStatement: (ask, body) => tellStatement(needs, ask, body),
    },
    hear: (provider, news) => hear(needs, provider, news),
    hearAbout: (provider, question) => hearAbout(needs, provider, question),
    lookAfter: () => lookAfter(needs),
    sweep: () => deleteOldRequests(needs.database, needs.clock.now() - requestsKeptMs),
    coinWallets: (player) => coinWallets(needs, player),
    smallPayment: (ask, method) => smallPayment(needs, ask, method),
    desk: createDesk(needs),
  }
}
