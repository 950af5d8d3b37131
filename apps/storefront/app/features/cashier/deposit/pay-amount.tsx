import { Button } from '@fairhouse/ui/button'
import { Field, Tick } from '@fairhouse/ui/field'
import { Bone } from '@fairhouse/ui/state'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { typedAmount } from '../words/read-amount.ts'
import type { Chosen } from './chosen.ts'
import type { DepositTexts } from './deposit-texts.ts'
import type { AmountEntry } from '../words/use-amount-entry.ts'
import { type Allowance, useAmount } from './use-amount.ts'
import { type DepositAsked, useBegin } from './use-begin.ts'
import { useWorth, type Worth } from './use-worth.ts'
import { later } from '../../../shell/waking/later.ts'

const AmountBonus = later(async () => (await import('./amount-bonus.tsx')).AmountBonus)

interface Props {
  readonly texts: DepositTexts
  readonly chosen: Chosen
  readonly allowance: Allowance | null
}

/** How much, what of it arrives, and the one button. */
export function PayAmount({ texts, chosen, allowance }: Props) {
  const { deposit } = texts
  const { money } = useWriting()
  const form = useRef<HTMLFormElement>(null)
  const entry = useAmount({ texts: deposit, terms: chosen.terms, allowance })
  const worth = useWorth(chosen, entry.amount, entry.refuse)
  const { busy, pay } = usePaying(chosen, entry)
  const [isSaved, setSaved] = useState(false)
  const [bonusCode, setBonusCode] = useState('')
  const mayBeSaved = chosen.method.kind === 'card' && chosen.saved === null

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (entry.check() && entry.amount !== null) {
      const { amount } = entry
      return void pay({ amount, saveMethod: mayBeSaved && isSaved, bonusCode })
    }
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form className="deposit-form" ref={form} noValidate onSubmit={submit}>
      <AmountField texts={texts} chosen={chosen} entry={entry} allowance={allowance} />
      <WorthLines texts={texts} chosen={chosen} worth={worth} />
      <div className="deposit-bonus-place">
        <Suspense fallback={<Bone />}>
          <AmountBonus texts={texts} code={bonusCode} amount={entry.amount} onCode={setBonusCode} />
        </Suspense>
      </div>
      {mayBeSaved ? (
        <Tick
          name="saveMethod"
          checked={isSaved}
          onChange={({ target }) => setSaved(target.checked)}
        >
          {deposit.saveCard}
        </Tick>
      ) : null}
      <Button type="submit" rank="first" size="large" wide busy={busy}>
        {entry.amount === null
          ? deposit.pay
          : fill(deposit.payAmount, { amount: money(entry.amount, 'USD') })}
      </Button>
      <p className="deposit-small">{deposit.by[chosen.method.kind]}</p>
    </form>
  )
}

function usePaying(chosen: Chosen, entry: AmountEntry) {
  const navigate = useNavigate()
  const { path } = useWriting()
  const { busy, begin } = useBegin({ chosen, refused: entry.refuse })
  async function pay(asked: DepositAsked): Promise<void> {
    const begun = await begin(asked)
    if (begun === null) return
    const { instruction, transaction } = begun
    if (instruction.kind === 'redirect') return location.assign(instruction.url)
    await navigate(path(`/cashier/deposit-result/${transaction.id}`))
  }
  return { busy, pay }
}

interface FieldProps extends Props {
  readonly entry: AmountEntry
}

function AmountField({ texts: { deposit }, chosen: { terms }, entry, allowance }: FieldProps) {
  const { money } = useWriting()
  const limits = fill(deposit.limits, {
    min: money(terms.min, 'USD'),
    max: money(terms.max, 'USD'),
  })
  const left =
    allowance === null || allowance.amount >= terms.max
      ? ''
      : ` ${fill(deposit.allowance, { amount: money(allowance.amount, 'USD') })}`
  const quick = terms.quick.filter((pick) => allowance === null || pick <= allowance.amount)
  return (
    <div className="deposit-amount">
      <Field label={deposit.amount} hint={limits + left} fault={entry.fault ?? undefined}>
        {(ties) => (
          <span className="deposit-entry">
            <span aria-hidden="true">$</span>
            <input
              {...ties}
              className="entry"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder="0.00"
              value={entry.typed}
              onChange={({ target }) => entry.type(target.value)}
              onBlur={() => entry.typed !== '' && entry.check()}
            />
          </span>
        )}
      </Field>
      <div className="deposit-quick" role="group" aria-label={deposit.quick}>
        {quick.map((pick) => (
          <button
            key={pick}
            type="button"
            className="deposit-pick"
            aria-pressed={entry.amount === pick}
            onClick={() => entry.type(typedAmount(pick))}
          >
            {money(pick, 'USD').replace(/[.,]00(?=\D*$)/, '')}
          </button>
        ))}
      </div>
    </div>
  )
}

interface WorthProps {
  readonly texts: DepositTexts
  readonly chosen: Chosen
  readonly worth: Worth | null
}

function WorthLines({ texts: { deposit, words }, chosen: { terms }, worth }: WorthProps) {
  const { money } = useWriting()
  const isFree = terms.fee.fixed === 0 && terms.fee.share === 0
  const fee = worth === null ? '–' : money(worth.fee, 'USD')
  return (
    <dl className="deposit-worth">
      <div>
        <dt>{words.payment.fee}</dt>
        <dd className="amount">{isFree ? deposit.free : fee}</dd>
      </div>
      <div>
        <dt>{deposit.credited}</dt>
        <dd className="amount">{worth === null ? '–' : money(worth.credited, 'USD')}</dd>
      </div>
      <div>
        <dt>{deposit.takes}</dt>
        <dd>{words.takes[terms.takes]}</dd>
      </div>
    </dl>
  )
}
