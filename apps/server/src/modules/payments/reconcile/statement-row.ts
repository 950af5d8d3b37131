import type { ProviderNews } from '#modules/cashier'

/** What a payment is called here and there. */
export type RowType = 'deposit' | 'withdrawal' | 'depositRefund' | 'depositReversal' | 'depositVoid'

/** A line of what a provider tells of a day. */
export interface StatementRow {
  readonly type: RowType
  /** The provider's own name of it: of what goes back, of that event itself. */
  readonly providerRef: string
  readonly part: string
  /** Our id, as far as the provider knows it. */
  readonly reference: string | null
  /** Where a payout went; left out or null where that is not told. */
  readonly to?: string | null
  readonly state: string
  /** As the provider calls it: it may be none of ours. */
  readonly asset: string
  /** In the ledger's units; null where the provider does not tell them. */
  readonly units: bigint | null
  /** What the network or the provider took besides. */
  readonly fee: { readonly asset: string; readonly units: bigint } | null
  /** Epoch milliseconds. */
  readonly at: number
}

const backTypes = {
  refund: 'depositRefund',
  reversal: 'depositReversal',
  void: 'depositVoid',
} as const

/** News as a line. @param paid what a payout pays, where that is known: news of it do not tell. */
export function rowOfNews(
  news: ProviderNews,
  paid: { readonly asset: string; readonly units: bigint } | null,
): StatementRow {
  const { state, at } = news
  if (news.type === 'payout') {
    const { providerRef, reference, fee } = news
    const asset = paid?.asset ?? ''
    const units = paid?.units ?? null
    return { type: 'withdrawal', providerRef, part: '', reference, state, asset, units, fee, at }
  }
  const { asset, units } = news.sum
  const told = { state, asset, units, fee: null, at }
  if (news.type === 'deposit') {
    const { providerRef, part, reference } = news
    return { type: 'deposit', providerRef, part, reference, ...told }
  }
  const { type, backRef, ours } = news
  return { type: backTypes[type], providerRef: backRef, part: '', reference: ours, ...told }
}
