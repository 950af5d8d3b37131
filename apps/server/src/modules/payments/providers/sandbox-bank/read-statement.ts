import { bankStatement } from '@fairhouse/contract/sandbox/bank'
import { rowOfNews, type StatementRow } from '../../reconcile/statement-row.ts'
import type { AskSandbox } from '../../sandbox/ask-sandbox.ts'
import { dollars } from '../../sandbox/dollars.ts'
import { newsOfPayout, newsOfTransfer } from './bank-news.ts'

/** What the bank did in a time (epoch milliseconds, the end not included); null when it could not be asked. */
export async function readBankStatement(
  ask: AskSandbox,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const heard = await ask(`/bank/statement?from=${from}&to=${to}`, bankStatement)
  if (heard.type !== 'answer') return null
  const { transfers, payouts } = heard.body
  return [
    ...transfers.flatMap((transfer) =>
      newsOfTransfer(transfer).map((news) => rowOfNews(news, null)),
    ),
    ...payouts.map((payout) => rowOfNews(newsOfPayout(payout), dollars(payout.amount))),
  ].filter(({ at }) => at >= from && at < to)
}
