import { buttonClass } from '@fairhouse/ui/button'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { AddBeforehand } from './add-beforehand.tsx'
import { anyWay, type Chosen, wayTo } from './chosen.ts'
import { CoinBones } from './coin-bones.tsx'
import type { DepositTexts } from './deposit-texts.ts'
import { PayAmount } from './pay-amount.tsx'
import type { Allowance } from './use-amount.ts'
import { later } from '../../../shell/waking/later.ts'

const CoinPanel = later(async () => (await import('./coin-panel.tsx')).CoinPanel)

interface Props {
  readonly texts: DepositTexts
  readonly chosen: Chosen
  readonly allowance: Allowance | null
}

/** The chosen way, and everything that it takes. */
export function PayBy({ texts, chosen, allowance }: Props) {
  const { method, saved } = chosen
  const { deposit, words } = texts
  const name = wordOf(words.methods, method.name)
  const needsForm = method.depositFields.length > 0 && saved === null
  return (
    <>
      <div className="way-chosen">
        <MethodIcon method={method} size={40} />
        <h2>{saved?.label ?? name}</h2>
        <p>
          {saved?.expires
            ? fill(deposit.expires, { month: saved.expires })
            : wordOf(words.methodLeads, method.name)}
        </p>
        <Link className={buttonClass({ size: 'small' })} to={wayTo(anyWay)} preventScrollReset>
          {deposit.change}
        </Link>
      </div>
      {method.kind === 'coin' ? (
        <Suspense fallback={<CoinBones label={words.payment.loading} />}>
          <CoinPanel texts={texts} method={method} />
        </Suspense>
      ) : null}
      {method.kind !== 'coin' && needsForm ? <AddBeforehand texts={texts} method={method} /> : null}
      {method.kind === 'coin' || needsForm ? null : (
        <PayAmount texts={texts} chosen={chosen} allowance={allowance} />
      )}
    </>
  )
}
