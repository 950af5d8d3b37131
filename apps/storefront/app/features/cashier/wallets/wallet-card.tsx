import type { Wallet, WalletWay } from '@fairhouse/contract/entities/wallet'
import { BadgeCheck, CircleDashed } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import { AskPeople } from './ask-people.tsx'
import { SignMessage } from './sign-message.tsx'
import { SmallPayment } from './small-payment.tsx'
import type { WalletProps } from './wallet-texts.ts'

/** One wallet: whose it is known to be, and the ways to show it. */
export function WalletCard(props: WalletProps) {
  const { texts, wallet } = props
  const { page, words } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { language } = useHouse()
  const { proof } = wallet
  // What was pressed for it goes: the heading is near, and stays.
  const replace = (next: Wallet): void => {
    props.replace(next)
    heading.current?.focus()
  }
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <li className="wallet" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {wordOf(words.methods, wallet.method)}
      </h2>
      <code className="wallet-address">{wallet.address}</code>
      <p className={proof ? 'wallet-proof' : 'wallet-proof wallet-unproven'} role="status">
        {proof ? (
          <BadgeCheck size={20} aria-hidden="true" />
        ) : (
          <CircleDashed size={20} aria-hidden="true" />
        )}
        <span>
          {proof
            ? fill(page.provenBy[proof.way], { date: day.format(new Date(proof.at)) })
            : page.unproven}
        </span>
      </p>
      {proof?.way === 'signature' ? null : <Ways {...props} replace={replace} />}
    </li>
  )
}

const parts = { signature: SignMessage, payment: SmallPayment, people: AskPeople } as const

/** A choice of ways, and the steps of the chosen one. Who was looked at by people may still sign. */
function Ways(props: WalletProps) {
  const { texts, wallet } = props
  const { page } = texts
  const begun: WalletWay | null = wallet.toSign ? 'signature' : wallet.toPay ? 'payment' : null
  const [chosen, choose] = useState<WalletWay | null>(begun)
  const Part = chosen === null ? null : parts[chosen]
  return (
    <>
      <fieldset className="wallet-ways">
        <legend>{page.way}</legend>
        {wallet.ways.map((way) => (
          <label key={way} className="wallet-way">
            <input
              type="radio"
              name={`way ${wallet.userPMId}`}
              checked={chosen === way}
              onChange={() => choose(way)}
            />
            <span className="wallet-way-name">{page.ways[way]}</span>
            <span className="wallet-way-hint">{page.hints[way]}</span>
          </label>
        ))}
      </fieldset>
      {Part === null ? null : <Part {...props} />}
    </>
  )
}
