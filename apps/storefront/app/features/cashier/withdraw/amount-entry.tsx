import { Field } from '@fairhouse/ui/field'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { typedAmount } from '../words/read-amount.ts'
import type { Destination } from './destinations.ts'
import { elsewhereOf, mostOf } from './plan.ts'
import type { AmountEntry as Amount } from '../words/use-amount-entry.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly page: WithdrawTexts['page']
  readonly entry: Amount
  readonly destination: Destination
  readonly reply: Withdrawal
}

/** How much: typed, picked, or all of it. */
export function AmountEntry({ page, entry, destination, reply }: Props) {
  const { money } = useWriting()
  const { withdrawal } = destination.method
  const { available } = reply
  const elsewhere = elsewhereOf(destination, reply.payBack)
  const all = mostOf(destination, { available, elsewhere })
  const picks = withdrawal.quick.filter((pick) => pick < all)
  const limits = { min: money(withdrawal.min, 'USD'), max: money(withdrawal.max, 'USD') }
  const hint =
    elsewhere === 0
      ? fill(page.limits, limits)
      : fill(page.plan.hint, { amount: money(all, 'USD') })
  return (
    <div className="withdraw-amount">
      <Field label={page.amount} hint={hint} fault={entry.fault ?? undefined}>
        {(ties) => (
          <div className="withdraw-entry">
            <span aria-hidden="true">$</span>
            <input
              {...ties}
              className="entry"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={entry.typed}
              onChange={({ target }) => entry.type(target.value)}
              onBlur={() => {
                if (entry.typed !== '') entry.check()
              }}
            />
          </div>
        )}
      </Field>
      <div className="withdraw-picks">
        {picks.map((pick) => (
          <button key={pick} type="button" onClick={() => entry.type(typedAmount(pick))}>
            {money(pick, 'USD').replace(/[.,]00(?=\D*$)/, '')}
          </button>
        ))}
        {all >= withdrawal.min ? (
          <button type="button" onClick={() => entry.type(typedAmount(all))}>
            {page.all}
          </button>
        ) : null}
      </div>
    </div>
  )
}
