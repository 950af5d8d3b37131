import type { CoinQuote, PaymentInstruction } from '@fairhouse/contract/entities/payment'
import { buttonClass } from '@fairhouse/ui/button'
import { FlaskConical } from 'lucide-react'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['cashierDeposit']
  readonly address: Extract<PaymentInstruction, { kind: 'address' }>
  readonly quote: CoinQuote | null
}

/** What the form of the faucet is filled with, in dollars; nothing is paid by it. */
const aboutDollars = 50

/** The way to the sandbox's faucet: coins without value, and blocks on demand. */
export function TestCoins({ texts, address: { asset, address, least }, quote }: Props) {
  const { language: lang } = useHouse()
  const about = quote === null ? 0 : aboutDollars / Number(quote.rate)
  const amount = about > Number(least) ? about.toFixed(6) : least
  const query = new URLSearchParams({ asset, address, amount, lang })
  return (
    <div className="coin-test">
      <a
        className={buttonClass()}
        href={`/payments/faucet?${query}`}
        target="_blank"
        rel="noopener"
      >
        <FlaskConical size={18} />
        {texts.coinTest}
      </a>
      <p>{texts.coinTestMeans}</p>
    </div>
  )
}
