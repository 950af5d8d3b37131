import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { MethodIcon } from '../frame/method-icon.tsx'
import { DestinationAddress } from './destination-address.tsx'
import { type PlanPart, totalOf } from './plan.ts'
import { feeOf } from './reckon.ts'
import { wayWords } from './way-words.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'
import './plan-list.css'

interface Props {
  readonly texts: WithdrawTexts
  readonly parts: readonly PlanPart[]
  /** Addresses of coins are shown whole, to be compared. */
  readonly whole?: boolean
}

/** Which amount goes where, in which order, and why. */
export function PlanList({ texts: { page, words }, parts, whole = false }: Props) {
  const { money } = useWriting()
  return (
    <section className="plan" aria-label={page.plan.label}>
      <p className="plan-lead">
        <b>{fill(page.plan.heading, { amount: money(totalOf(parts), 'USD') })}</b> {page.plan.lead}
      </p>
      <ol>
        {parts.map(({ destination: { saved, method }, amount, why }, index) => {
          const fee = feeOf(method.withdrawal, amount)
          const address = whole && method.kind === 'coin' ? saved.fields['address'] : undefined
          return (
            <li key={`${saved.userPMId} ${index}`}>
              <MethodIcon method={method} size={28} />
              <div>
                <p className="plan-to">
                  <span>
                    {address === undefined ? (
                      saved.label
                    ) : (
                      <DestinationAddress words={page.ends} address={address} />
                    )}
                  </span>
                  <b className="amount">{money(amount, 'USD')}</b>
                </p>
                <p className="plan-why">
                  {wayWords(words, method)} · {page.plan[why]}
                </p>
                <p className="plan-why">
                  {page.takes}: {words.takes[method.withdrawal.takes]} · {words.payment.fee}:{' '}
                  {fee === 0 ? page.noFee : money(fee, 'USD')}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
