import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import type { LimitKind, LimitPeriod } from '@fairhouse/contract/protection-choices'
import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { lastStop, stopOf, stopsOf, valueAt } from './sliding.ts'
import type { ProtectionAtHand } from './use-protection.ts'

interface Props {
  readonly texts: Texts['limits']
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** An amount, or minutes, in words. */
  readonly write: (value: number) => string
  readonly limit: OwnLimit | undefined
  readonly at: ProtectionAtHand
  onClose(): void
}

/** Where a slider begins for who has no limit yet. */
const usualMost = 10_000
const usualMinutes: Readonly<Record<LimitPeriod, number>> = { day: 60, week: 300, month: 1_200 }

/** Sets one limit, by a slider, with what that means before it is done. */
export function ChangeSheet({ texts, kind, period, write, limit, at, onClose }: Props) {
  const stops = stopsOf(kind, period)
  const usual = kind === 'time' ? usualMinutes[period] : usualMost
  const [most, setMost] = useState(() => valueAt(stops, stopOf(stops, limit?.most ?? usual)))
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
        <Field
          label={kind === 'time' ? texts.timeSlider : texts.slider}
          hint={latelyHint(texts, { kind, at, write })}
        >
          {(ties) => (
            <>
              <output className="limits-most" htmlFor={ties.id}>
                {write(most)}
              </output>
              <input
                {...ties}
                className="limits-slider"
                type="range"
                min={0}
                max={lastStop(stops)}
                value={stopOf(stops, most)}
                aria-valuetext={write(most)}
                style={{
                  backgroundSize: `${(stopOf(stops, most) / lastStop(stops)) * 100}% 0.4rem, 100% 0.4rem`,
                }}
                onChange={({ target }) => setMost(valueAt(stops, Number(target.value)))}
              />
              <div className="limits-ends" aria-hidden="true">
                <span>{write(valueAt(stops, 0))}</span>
                <span>{write(valueAt(stops, lastStop(stops)))}</span>
              </div>
            </>
          )}
        </Field>
        <p className="limits-means">{isLooser ? texts.looserMeans : texts.tighterMeans}</p>
        <Button type="submit" rank="first" wide busy={at.busy}>
          {fill(isLooser ? texts.askFor : texts.setTo, { most: write(most) })}
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
  { kind, at, write }: Pick<Props, 'kind' | 'at' | 'write'>,
): string {
  const { staked, won, paidIn, minutes } = at.protection.lately
  const sums = { stake: staked, loss: Math.max(staked - won, 0), deposit: paidIn, time: minutes }
  return fill(texts.latelyHint[kind], { sum: write(sums[kind]) })
}
