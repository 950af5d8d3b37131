import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import type { LimitKind, LimitPeriod } from '@fairhouse/contract/protection-choices'
import type { Currency } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { amountAt, lastStop, stopOf } from './sliding.ts'
import type { ProtectionAtHand } from './use-protection.ts'

interface Props {
  readonly texts: Texts['limits']
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly currency: Currency
  readonly limit: OwnLimit | undefined
  readonly at: ProtectionAtHand
  onClose(): void
}

/** Where a slider begins for who has no limit yet. */
const usualMost = 10_000

/** Sets one limit, by a slider, with what that means before it is done. */
export function ChangeSheet({ texts, kind, period, currency, limit, at, onClose }: Props) {
  const { money } = useWriting()
  const [most, setMost] = useState(() => amountAt(stopOf(limit?.most ?? usualMost)))
  const title = `${texts.kinds[kind].heading} · ${texts.periods[period]}`
  const ask = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    if (await at.change('setLimit', { kind, period, ...fields })) onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void ask({ most: String(most) })
  }
  const isLooser = limit !== undefined && most > limit.most
  return (
    <Sheet title={title} closeLabel={texts.cancel} onClose={onClose}>
      <form className="limits-form" onSubmit={submit}>
        <Field label={texts.slider} hint={latelyHint(texts, { kind, at, currency }, money)}>
          {(ties) => (
            <>
              <output className="limits-most" htmlFor={ties.id}>
                {money(most, currency)}
              </output>
              <input
                {...ties}
                className="limits-slider"
                type="range"
                min={0}
                max={lastStop}
                value={stopOf(most)}
                aria-valuetext={money(most, currency)}
                style={{
                  backgroundSize: `${(stopOf(most) / lastStop) * 100}% 0.4rem, 100% 0.4rem`,
                }}
                onChange={({ target }) => setMost(amountAt(Number(target.value)))}
              />
              <div className="limits-ends" aria-hidden="true">
                <span>{money(amountAt(0), currency)}</span>
                <span>{money(amountAt(lastStop), currency)}</span>
              </div>
            </>
          )}
        </Field>
        <p className="limits-means">{isLooser ? texts.looserMeans : texts.tighterMeans}</p>
        <Button type="submit" rank="first" wide busy={at.busy}>
          {fill(isLooser ? texts.askFor : texts.setTo, { most: money(most, currency) })}
        </Button>
        {limit ? (
          <Button type="button" rank="plain" wide busy={at.busy} onClick={() => void ask({})}>
            {texts.remove}
          </Button>
        ) : null}
      </form>
    </Sheet>
  )
}

function latelyHint(
  texts: Texts['limits'],
  { kind, at, currency }: Pick<Props, 'kind' | 'at' | 'currency'>,
  money: (amount: number, currency: Currency) => string,
): string {
  const { staked, won, paidIn } = at.protection.lately
  const sums = { stake: staked, loss: Math.max(staked - won, 0), deposit: paidIn }
  return fill(texts.latelyHint[kind], { sum: money(sums[kind], currency) })
}
