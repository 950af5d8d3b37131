import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { rateWords } from '../payment/rate-words.ts'
import { useCoins } from '../words/use-coins.ts'
import type { Destination } from './destinations.ts'
import { coinsFor, feeOf } from './reckon.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  /** Minor units; null: none is chosen. */
  readonly amount: number | null
  readonly destination: Destination
  readonly quotes: readonly CoinQuote[]
}

/** What an amount comes to: fee, what arrives, coins at the rate of now, and how long it takes. */
export function Reckoning({ texts: { page, words }, amount, destination, quotes }: Props) {
  const { money } = useWriting()
  const { method } = destination
  const fee = amount === null ? null : feeOf(method.withdrawal, amount)
  const arrives = amount === null || fee === null ? null : amount - fee
  return (
    <dl className="withdraw-reckoning">
      <div>
        <dt>{words.payment.fee}</dt>
        <dd className="amount">
          {fee === null ? '–' : fee === 0 ? page.noFee : money(fee, 'USD')}
        </dd>
      </div>
      <div className="withdraw-arrives">
        <dt>{words.payment.arrives}</dt>
        <dd className="amount">{arrives === null ? '–' : money(arrives, 'USD')}</dd>
      </div>
      {method.kind === 'coin' ? (
        <Coins
          page={page}
          words={words}
          quote={quotes.find(({ asset }) => asset === method.asset) ?? null}
          asset={method.asset}
          arrives={arrives}
        />
      ) : null}
      <div>
        <dt>{page.takes}</dt>
        <dd>{words.takes[method.withdrawal.takes]}</dd>
      </div>
    </dl>
  )
}

interface CoinsProps {
  readonly page: WithdrawTexts['page']
  readonly words: WithdrawTexts['words']
  readonly quote: CoinQuote | null
  readonly asset: string
  readonly arrives: number | null
}

function Coins({ page, words, quote, asset, arrives }: CoinsProps) {
  const { language } = useHouse()
  const coins = useCoins()
  if (quote === null) {
    return (
      <div>
        <dt>{page.inCoins}</dt>
        <dd>{page.noRate}</dd>
      </div>
    )
  }
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  const rate = fill(page.rateNow, {
    rate: rateWords(quote.rate, language),
    asset,
    time: until.format(new Date(quote.expiresAt)),
  })
  return (
    <div>
      <dt>
        {page.inCoins}
        <small>
          {rate}
          {quote.isInvented ? ` – ${words.payment.rateInvented}` : null}
        </small>
      </dt>
      <dd className="amount">
        {arrives === null
          ? '–'
          : fill(page.about, { coins: coins(coinsFor(arrives, quote.rate), asset) })}
      </dd>
    </div>
  )
}
