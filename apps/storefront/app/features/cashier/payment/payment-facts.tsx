import type { Transaction } from '@fairhouse/contract/entities/payment'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { CopyButton } from '../../../shell/parts/copy-button.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { useCoins } from '../words/use-coins.ts'
import { rateWords } from './rate-words.ts'
import './payment-facts.css'

interface Props {
  readonly words: Texts['cashierWords']
  readonly payment: Transaction
}

/** Everything exact about a payment: fee, coins with their rate, references to be copied, balances around it. */
export function PaymentFacts({ words, payment }: Props) {
  const { payment: told } = words
  const { money } = useWriting()
  const { currency, fee, amount, type, balanceBefore, balanceAfter } = payment
  return (
    <dl className="payment-facts">
      {fee > 0 ? <Fact name={told.fee}>{money(fee, currency)}</Fact> : null}
      {fee > 0 && type === 'withdrawal' ? (
        <Fact name={told.arrives}>{money(amount - fee, currency)}</Fact>
      ) : null}
      <CoinFacts words={words} payment={payment} />
      <References words={words} payment={payment} />
      {balanceBefore === null ? null : (
        <Fact name={told.before}>{money(balanceBefore, currency)}</Fact>
      )}
      {balanceAfter === null ? null : (
        <Fact name={told.after}>{money(balanceAfter, currency)}</Fact>
      )}
    </dl>
  )
}

function CoinFacts({ words, payment: { coin, sandbox, state } }: Props) {
  const { language } = useHouse()
  const coins = useCoins()
  const { payment: told } = words
  if (coin === null) return null
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const isOpen = state === 'pending' || state === 'confirming'
  return (
    <>
      <Fact name={told.coins}>{coins(coin.amount, coin.asset)}</Fact>
      {coin.rate === null ? null : (
        <Fact name={told.rate}>
          {fill(told.rateIs, { rate: rateWords(coin.rate, language), asset: coin.asset })}
          {coin.isRateInvented ? <small> {told.rateInvented}</small> : null}
        </Fact>
      )}
      {coin.rateExpiresAt !== null && isOpen ? (
        <Fact name={told.rateUntil}>
          <time dateTime={coin.rateExpiresAt}>{until.format(new Date(coin.rateExpiresAt))}</time>
        </Fact>
      ) : null}
      <Copied words={words} name={told.address} value={coin.address} />
      <Copied words={words} name={told.transactionId} value={coin.txid}>
        {sandbox ? <small>{told.testChain}</small> : null}
      </Copied>
    </>
  )
}

function References({ words, payment: { reference, coin, id } }: Props) {
  const { payment: told } = words
  return (
    <>
      {reference === coin?.txid ? null : (
        <Copied words={words} name={told.reference} value={reference} />
      )}
      <Copied words={words} name={told.number} value={id} />
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="amount">{children}</dd>
    </div>
  )
}

interface CopiedProps {
  readonly words: Texts['cashierWords']
  readonly name: string
  readonly value: string | null
  readonly children?: ReactNode
}

/** Something long that is needed elsewhere: shown to its end, copied by a press. */
function Copied({ words, name, value, children }: CopiedProps) {
  if (value === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd className="payment-facts-long">
        <CopyButton className="payment-facts-copy" text={value}>
          <code>{value}</code>
          <span className="unseen">{fill(words.payment.copy, { name })}</span>
          <Copy aria-hidden="true" size={14} />
        </CopyButton>
        {children}
      </dd>
    </div>
  )
}
