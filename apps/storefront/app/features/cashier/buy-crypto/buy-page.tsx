import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { CircleCheck, Coins, Wallet } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { Failed } from '../../../shell/player-page/not-loaded.tsx'
import { useAsked } from '../../security/use-asked.ts'
import type { Client } from '../../../shell/session/client.ts'
import { CashierPage } from '../frame/cashier-page.tsx'
import { BuyForm } from './buy-form.tsx'
import type { BuyTexts } from './buy-texts.ts'
import '@fairhouse/ui/field.css'
import './buy.css'

/** Always the same function, as `useAsked` wants it. */
const askCoins = (client: Client) => client.ask('cryptoPurchaseCurrencies', {}, { passive: true })

/** Coins are bought from a seller, who sends them to the player's own deposit address. */
export function BuyPage({ texts }: { texts: BuyTexts }) {
  return (
    <CashierPage heading={texts.buy.heading} lead={texts.buy.lead}>
      <BackFromSeller texts={texts} />
      <Offered texts={texts} />
    </CashierPage>
  )
}

function Offered({ texts }: { texts: BuyTexts }) {
  const { path } = useWriting()
  const { asked, again } = useAsked(askCoins)
  const { buy, words } = texts
  if (asked.stage === 'loading') {
    return (
      <div role="progressbar" className="buy-bones" aria-label={words.payment.loading}>
        <Bone />
      </div>
    )
  }
  if (asked.stage === 'failed') {
    return (
      <Failed
        texts={words.payment}
        sentence={asked.sentence}
        picture={<Wallet size={56} />}
        again={again}
      />
    )
  }
  const { coins, currencies } = asked.reply
  if (coins.length === 0 || currencies.length === 0) {
    return (
      <State title={buy.noneTitle} text={buy.none} picture={<Coins size={56} />}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/cashier/deposit?with=any')}>
          {buy.toDeposit}
        </Link>
      </State>
    )
  }
  return <BuyForm texts={texts} coins={coins} currencies={currencies} />
}

/** What the seller's page leads back to: coins are on their way, and are seen like any other payment. */
function BackFromSeller({ texts: { buy } }: { texts: BuyTexts }) {
  const { path } = useWriting()
  const [query] = useSearchParams()
  if (!query.has('order')) return null
  const method = query.get('method')
  return (
    <section className="buy-back" role="status">
      <CircleCheck size={32} />
      <h2>{buy.backTitle}</h2>
      <p>{buy.back}</p>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={path(`/cashier/deposit?with=${encodeURIComponent(method ?? 'any')}`)}
      >
        {buy.follow}
      </Link>
    </section>
  )
}
