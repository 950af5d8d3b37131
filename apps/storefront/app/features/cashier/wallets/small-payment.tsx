import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { CopiedLine } from '../words/copied-line.tsx'
import { Begin } from './begin.tsx'
import type { WalletProps } from './wallet-texts.ts'

/** An amount to the coin's last digit, and where it goes; the page sees by itself when it has come. */
export function SmallPayment({ texts: { page, words }, wallet, replace }: WalletProps) {
  const { language } = useHouse()
  const { toPay } = wallet
  if (toPay === null) {
    return <Begin wallet={wallet} replace={replace} way="payment" words={page.ways.payment} />
  }
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { copy } = words.payment
  return (
    <ol className="wallet-steps">
      <li>
        {page.paySteps.amount}
        <dl>
          <CopiedLine
            name={page.amount}
            value={toPay.amount}
            shown={`${toPay.amount} ${toPay.asset}`}
            copy={copy}
          />
        </dl>
      </li>
      <li>
        {page.paySteps.address}
        <dl>
          <CopiedLine name={page.address} value={toPay.address} copy={copy} />
        </dl>
      </li>
      <li>
        {page.paySteps.wait}
        <p className="wallets-quiet">
          {fill(page.until, { time: at.format(new Date(toPay.expiresAt)) })}
        </p>
      </li>
    </ol>
  )
}
