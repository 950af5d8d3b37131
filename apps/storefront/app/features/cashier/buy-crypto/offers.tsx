import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { useRef, useState } from 'react'
import type { Reply } from '../../../../asking/ask.ts'
import { requestKey } from '../../../../asking/request-key.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import { useCoins } from '../words/use-coins.ts'
import type { BuyTexts } from './buy-texts.ts'
import { type Offer, useOffers, type Wish } from './use-offers.ts'

interface Props {
  readonly texts: BuyTexts
  readonly coin: Reply<'cryptoPurchaseCurrencies'>['coins'][number]
  readonly currency: string
  /** Minor units of `currency`. */
  readonly amount: number
}

/** What each seller gives for it, the most coins first. */
export function Offers({ texts, coin, currency, amount }: Props) {
  const { buy, words } = texts
  const wish = { methodName: coin.method, currency, amount }
  const found = useOffers(wish)
  const { ordering, fault, order } = useOrder(wish)
  return (
    <section className="buy-offers" aria-labelledby="buy-offers">
      <h2 id="buy-offers">{buy.offers}</h2>
      {fault === null ? null : (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      {found.stage === 'loading' ? (
        <div role="progressbar" className="buy-bones" aria-label={words.payment.loading}>
          <Bone />
        </div>
      ) : null}
      {found.stage === 'failed' ? <p role="status">{found.sentence}</p> : null}
      {found.stage === 'loaded' && found.offers.length === 0 ? (
        <p role="status">{buy.noOffer}</p>
      ) : null}
      {found.stage === 'loaded' ? (
        <ul>
          {found.offers.map((offer, index) => (
            <li key={`${offer.provider} ${offer.paymentMethod}`} className="buy-offer">
              <OfferWords texts={texts} offer={offer} asset={coin.asset} currency={currency} />
              <Button
                rank={index === 0 ? 'first' : 'second'}
                busy={ordering === offer}
                onClick={() => void order(offer)}
              >
                {buy.order}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="buy-small">{buy.seller}</p>
    </section>
  )
}

interface OfferProps {
  readonly texts: BuyTexts
  readonly offer: Offer
  readonly asset: string
  readonly currency: string
}

function OfferWords({ texts: { buy }, offer, asset, currency }: OfferProps) {
  const coins = useCoins()
  const { language } = useHouse()
  const written = new Intl.NumberFormat(language, { style: 'currency', currency })
  const { provider, paymentMethod, fee, rate } = offer
  return (
    <div>
      <b className="amount">{coins(shortened(offer.coins), asset)}</b>
      <span>
        {titled(provider)} · {titled(paymentMethod)}
      </span>
      <span>
        {fill(buy.rate, { rate: written.format(Number(rate)), asset })} ·{' '}
        {fee === 0 ? buy.free : fill(buy.fee, { fee: written.format(fee / 100) })}
      </span>
    </div>
  )
}

/** An offer is compared, not counted: eight digits after the point tell any two apart. */
const shortened = (decimal: string): string => decimal.replace(/(\.\d{8})\d+$/, '$1')

/** A seller's own key as a name: `moon-pay` as `Moon Pay`. */
const titled = (key: string): string =>
  key.replaceAll('-', ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())

const shows = [
  'methodUnavailable',
  'paymentUnavailable',
  'depositLimit',
  'notPermitted',
  'formInvalid',
] as const

/** Orders by one offer and goes to its seller; an answer that was lost is asked for again under the same key. */
function useOrder(wish: Wish) {
  const client = useClient()
  const { errors } = useHouse()
  const [ordering, setOrdering] = useState<Offer | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const last = useRef<{ readonly of: string; readonly key: string } | null>(null)
  async function order(offer: Offer): Promise<void> {
    const { provider, paymentMethod } = offer
    const of = JSON.stringify({ wish, provider, paymentMethod })
    if (last.current?.of !== of) last.current = { of, key: requestKey() }
    setOrdering(offer)
    setFault(null)
    const body = { ...wish, provider, paymentMethod, requestKey: last.current.key }
    const answer = await client.ask('cryptoPurchaseOrder', body, { shows })
    if (answer.ok) return location.assign(answer.reply.redirectUrl)
    setOrdering(null)
    if (answer.failure.type === 'refused') last.current = null
    setFault(sentenceOf(answer.failure, errors))
  }
  return { ordering, fault, order }
}
