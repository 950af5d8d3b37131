import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { passPlace } from '#platform/passed-places'
import type { PaymentAddresses } from '../address-screen.ts'
import type { AskBudget } from '../ask-budget.ts'
import { change } from '../change.ts'
import type { CashierNeeds, Quote } from '../needs.ts'
import { pauseMs } from '../pauses.ts'
import type { ProviderNews, StatusQuestion } from '../provider.ts'
import { lookAgain } from '../store/look-again.ts'
import { hearBack } from './hear-back.ts'
import { hearDeposit } from './hear-deposit.ts'
import { hearPayout } from './hear-payout.ts'
import type { Heard } from './heard.ts'

/** What is about money that came in is read before what is about it going back. */
const order = { deposit: 0, payout: 1, void: 2, refund: 3, reversal: 4 } as const

/**
 * Takes in what a provider says, in any order and any number of times: each piece of news in a transaction of its own, in which the
 * payment moves and its money with it.
 * @param budget for questions about who sent coins; without one nobody is asked, and what waits for that is looked at soon.
 * @returns what became of each piece, in the order given.
 */
export async function hear(
  needs: CashierNeeds,
  provider: string,
  news: readonly ProviderNews[],
  budget?: AskBudget,
): Promise<readonly Heard[]> {
  const quotes = await quotesFor(needs, news)
  const heard = new Map<ProviderNews, Heard>()
  for (const one of news.toSorted((left, right) => order[left.type] - order[right.type])) {
    const became = await hearAndScreen(needs, provider, one, { quotes, budget })
    if (became !== 'heard')
      needs.log.warn(
        { provider, about: one.providerRef, news: one.type, state: one.state, became },
        'news of a payment that is not known, or not done',
      )
    heard.set(one, became)
    if (one.state === 'confirmed') passPlace(`${one.type}: heard to its end`)
  }
  return news.map((one) => heard.get(one) ?? 'unknown')
}

/**
 * Coins wait for word of their senders. Whoever tells of them is not kept waiting by those who are asked: that is done in a look, once the
 * payment is written down, and then the news is heard again.
 */
async function hearAndScreen(
  needs: CashierNeeds,
  provider: string,
  news: ProviderNews,
  known: {
    readonly quotes: ReadonlyMap<PaymentAsset, Quote | null>
    readonly budget: AskBudget | undefined
  },
): Promise<Heard> {
  const { quotes, budget } = known
  const unanswered: PaymentAddresses[] = []
  const became = await hearOne(needs, provider, news, { quotes, unanswered })
  const [asked] = unanswered
  if (!asked || !budget) return became
  const screened = await needs.rules.screen(asked, budget)
  passPlace('deposit: screened, not credited')
  if (screened === 'asked') return hearOne(needs, provider, news, { quotes, unanswered })
  if (screened === 'spent') {
    const soon = needs.clock.now() + pauseMs(0)
    await needs.database.transaction((tx) => lookAgain(tx, asked.payment, soon))
  }
  return became
}

function hearOne(
  needs: CashierNeeds,
  provider: string,
  news: ProviderNews,
  known: {
    readonly quotes: ReadonlyMap<PaymentAsset, Quote | null>
    readonly unanswered: PaymentAddresses[]
  },
): Promise<Heard> {
  return change(needs, (on) => {
    if (news.type === 'deposit') {
      const quote = known.quotes.get(news.sum.asset) ?? null
      const { unanswered } = known
      return hearDeposit(needs, on, { provider, news, quote, unanswered })
    }
    if (news.type === 'payout') return hearPayout(needs, on, { provider, news })
    return hearBack(needs, on, { provider, news })
  })
}

/** Asked for before rows are held: who tells rates may be slow. */
async function quotesFor(
  { quote }: CashierNeeds,
  news: readonly ProviderNews[],
): Promise<Map<PaymentAsset, Quote | null>> {
  const coins = new Set(
    news.flatMap((one) =>
      one.type === 'deposit' && one.sum.asset !== 'USD' ? [one.sum.asset] : [],
    ),
  )
  const quotes = new Map<PaymentAsset, Quote | null>()
  for (const coin of coins) quotes.set(coin, await quote(coin))
  return quotes
}

/**
 * Asks a provider about something of which a notice told, or whose turn it is, and takes in the answer.
 * @param budget as of `hear`.
 * @returns `none`: the provider knows of nothing under this reference; `unknown`: it could not be asked.
 */
export async function hearAbout(
  needs: CashierNeeds,
  provider: string,
  question: StatusQuestion,
  budget?: AskBudget,
): Promise<'heard' | 'none' | 'unknown'> {
  const asked = needs.provider(provider)
  if (!asked) return 'unknown'
  const status = await asked.status(question)
  if (status.type !== 'known') return status.type
  await hear(needs, provider, status.news, budget)
  return 'heard'
}
