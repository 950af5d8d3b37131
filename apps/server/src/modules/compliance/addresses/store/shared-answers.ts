import type { AddressFinding, PaymentAddresses, ScreenedAddress } from '#modules/cashier'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What was answered of an address, and when: epoch milliseconds. */
interface SharedAnswer {
  readonly answer: ScreenedAddress
  readonly at: number
}

const newest = `
  SELECT DISTINCT ON (wallet) wallet, findings, list, extract(epoch FROM at)::double precision * 1000 AS at
  FROM compliance_address_screening
  WHERE wallet = ANY($1::text[]) AND asset = $2 AND at > $3 AND moment = 'deposit' AND answer <> 'unknown'
  ORDER BY wallet, at DESC, screening_id DESC`

/** What was answered last of those who sent coins, for whatever payment, by wallet. */
export async function sharedAnswers(
  on: Queryable,
  about: {
    readonly asset: PaymentAddresses['asset']
    readonly wallets: readonly string[]
    readonly sinceMs: number
  },
): Promise<ReadonlyMap<string, SharedAnswer>> {
  const { asset, wallets, sinceMs } = about
  if (wallets.length === 0) return new Map()
  const rows = await rowsOf<{
    readonly wallet: string
    readonly findings: readonly AddressFinding[]
    readonly list: string
    readonly at: number
  }>(on, newest, [wallets, asset, isoTime(sinceMs)])
  return new Map(
    rows.map(({ wallet, findings, list, at }) => [
      wallet,
      { answer: answerOf(list, findings), at },
    ]),
  )
}

const answerOf = (list: string, findings: readonly AddressFinding[]): ScreenedAddress =>
  findings.length === 0 ? { type: 'clear', list } : { type: 'flagged', list, findings }
