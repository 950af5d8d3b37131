import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { CloudOff, Copy, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { fill, fillCounted } from '../../../shell/language/say.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { CopyButton } from '../../../shell/parts/copy-button.tsx'
import { QrCode } from '../../security/qr-code.tsx'
import { CopiedLine } from '../words/copied-line.tsx'
import { useCoins } from '../words/use-coins.ts'
import { anyWay, wayTo } from './chosen.ts'
import { CoinBonus } from './coin-bonus.tsx'
import { CoinBones } from './coin-bones.tsx'
import { CoinPayments } from './coin-payments.tsx'
import type { DepositTexts } from './deposit-texts.ts'
import { RateNow } from './rate-now.tsx'
import { TestCoins } from './test-coins.tsx'
import { type CoinWay, useCoinWay } from './use-coin-way.ts'
import './coin.css'

interface Props {
  readonly texts: DepositTexts
  readonly method: PaymentMethod
}

/** The player's own address of a coin, what it costs now, and what has arrived at it. */
export function CoinPanel({ texts, method }: Props) {
  const { way, again } = useCoinWay(method.name)
  const { deposit, words } = texts
  switch (way.stage) {
    case 'loading':
      return <CoinBones label={words.payment.loading} />
    case 'starting':
      return <CoinBones label={words.payment.loading} reason={deposit.starting} />
    case 'failed':
      return (
        <State title={deposit.notNow} text={way.sentence} picture={<CloudOff size={56} />}>
          <div className="deposit-ways">
            <Button rank="first" onClick={again}>
              {words.payment.tryAgain}
            </Button>
            <Link className={buttonClass()} to={wayTo(anyWay)}>
              {deposit.otherWay}
            </Link>
          </div>
        </State>
      )
    case 'loaded':
      return (
        <>
          <CoinBonus texts={texts} />
          <Address texts={texts} method={method} {...way} />
          <CoinPayments texts={texts} method={method} recent={way.recent} />
        </>
      )
  }
}

type Loaded = Extract<CoinWay, { stage: 'loaded' }>

function Address({ texts: { deposit, words }, method, address, quote }: Props & Loaded) {
  const { language } = useHouse()
  const coins = useCoins()
  const { asset, network, uri, tag, least, confirmations } = address
  return (
    <section className="coin" aria-label={fill(deposit.coinAddress, { asset })}>
      <div className="coin-code">
        <QrCode text={uri} label={fill(deposit.coinCode, { asset, address: address.address })} />
      </div>
      <div className="coin-words">
        <p className="coin-eyebrow">{fill(deposit.coinAddress, { asset })}</p>
        <p className="coin-address">{address.address}</p>
        <div className="coin-does">
          <CopyButton className={buttonClass({ rank: 'first' })} text={address.address}>
            <Copy size={18} />
            {deposit.coinCopy}
          </CopyButton>
          <a className={buttonClass()} href={uri}>
            {deposit.coinWallet}
          </a>
        </div>
        {tag === null ? null : (
          <dl>
            <CopiedLine name={words.fields.tag} value={tag} copy={words.payment.copy} />
          </dl>
        )}
      </div>
      <p className="deposit-warning">
        <TriangleAlert size={18} />
        {fill(deposit.coinOnly, { asset, network })}
      </p>
      <dl className="deposit-worth">
        {quote === null ? null : <RateNow texts={{ deposit, words }} quote={quote} />}
        <div>
          <dt>{deposit.coinLeast}</dt>
          <dd className="amount">{coins(least, asset)}</dd>
        </div>
        <div>
          <dt>{deposit.coinCounts}</dt>
          <dd>{fillCounted(deposit.coinConfirmations, confirmations, language)}</dd>
        </div>
        <div>
          <dt>{deposit.takes}</dt>
          <dd>{method.deposit ? words.takes[method.deposit.takes] : null}</dd>
        </div>
      </dl>
      {method.sandbox ? <TestCoins texts={deposit} address={address} quote={quote} /> : null}
    </section>
  )
}
