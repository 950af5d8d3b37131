import { cardStatement } from '@fairhouse/contract/sandbox/card'
import { rowOfNews, type StatementRow } from '../../reconcile/statement-row.ts'
import type { AskSandbox } from '../../sandbox/ask-sandbox.ts'
import { dollars } from '../../sandbox/dollars.ts'
import { newsOfPayment, newsOfPayout } from './card-news.ts'

/** What the acquirer did in a time (epoch milliseconds, the end not included); null when it could not be asked. */
export async function readCardStatement(
  ask: AskSandbox,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const heard = await ask(`/card/statement?from=${from}&to=${to}`, cardStatement)
  if (heard.type !== 'answer') return null
  const { payments, payouts } = heard.body
  return [
    ...payments.flatMap((payment) => newsOfPayment(payment).map((news) => rowOfNews(news, null))),
    ...payouts.map((payout) => rowOfNews(newsOfPayout(payout), dollars(payout.amount))),
  ].filter(({ at }) => at >= from && at < to)
}
