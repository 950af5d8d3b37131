import type { OwnLimit } from '@fairhouse/contract/entities/protection'
import {
  limitPeriods,
  nearlyUsedShare,
  type LimitKind,
  type LimitPeriod,
} from '@fairhouse/contract/protection-choices'
import { Button } from '@fairhouse/ui/button'
import { useId, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useHouse } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { momentOf } from './moment-of.ts'
import { useIsPast } from './use-is-past.ts'
import type { ProtectionAtHand } from './use-protection.ts'

interface Props {
  readonly texts: Texts['limits']
  readonly kind: LimitKind
  /** An amount, or minutes, in words. */
  readonly write: (value: number) => string
  readonly at: ProtectionAtHand
}

/** The three limits of one kind. */
export function KindSection({ texts, kind, write, at }: Props) {
  const id = useId()
  const [changed, setChanged] = useState<LimitPeriod | null>(null)
  const limitOf = (period: LimitPeriod) =>
    at.protection.limits.find((limit) => limit.kind === kind && limit.period === period)
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.kinds[kind].heading}</h2>
        <p>{texts.kinds[kind].text}</p>
      </div>
      <ul className="limits-periods">
        {limitPeriods.map((period) => (
          <li key={period} className="limits-period">
            <OneLimit
              texts={texts}
              kind={kind}
              period={period}
              write={write}
              limit={limitOf(period)}
              at={at}
              open={() => setChanged(period)}
            />
          </li>
        ))}
      </ul>
      {changed ? (
        <ChangeSheet
          texts={texts}
          kind={kind}
          period={changed}
          write={write}
          limit={limitOf(changed)}
          at={at}
          onClose={() => setChanged(null)}
        />
      ) : null}
    </section>
  )
}

interface OneProps extends Props {
  readonly period: LimitPeriod
  readonly limit: OwnLimit | undefined
  open(): void
}

function OneLimit({ texts, kind, period, write, limit, at, open }: OneProps) {
  const name = texts.periods[period]
  return (
    <>
      <h3>{name}</h3>
      {limit ? (
        <>
          <p className="limits-most">{write(limit.most)}</p>
          <Used texts={texts} limit={limit} write={write} />
        </>
      ) : (
        <p className="limits-none">{texts.none}</p>
      )}
      {limit?.wish ? (
        <Wish texts={texts} limit={limit} wish={limit.wish} write={write} at={at} />
      ) : null}
      <Button
        size="small"
        aria-label={`${limit ? texts.change : texts.set}: ${texts.kinds[kind].heading}, ${name}`}
        onClick={open}
      >
        {limit ? texts.change : texts.set}
      </Button>
    </>
  )
}

function Used({
  texts,
  limit: { most, used },
  write,
}: {
  texts: Texts['limits']
  limit: OwnLimit
  write: Props['write']
}) {
  const spent = Math.max(used, 0)
  const share = most === 0 ? 1 : Math.min(spent / most, 1)
  const nearly = share >= nearlyUsedShare ? ' limits-nearly' : ''
  return (
    <>
      <div className={`limits-bar${nearly}`} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="limits-used">{fill(texts.left, { left: write(Math.max(most - spent, 0)) })}</p>
    </>
  )
}

function Wish({
  texts,
  limit: { kind, period },
  wish,
  write,
  at,
}: {
  texts: Texts['limits']
  limit: OwnLimit
  wish: NonNullable<OwnLimit['wish']>
  write: Props['write']
  at: ProtectionAtHand
}) {
  const { language } = useHouse()
  const ready = useIsPast(wish.readyAt)
  const to = wish.most === null ? texts.none : write(wish.most)
  const when = momentOf(wish.readyAt, language)
  return (
    <div className="limits-wish">
      <p>{fill(ready ? texts.wishReady : texts.wishWaits, { to, when })}</p>
      <div className="limits-ways">
        {ready ? (
          <Button
            size="small"
            rank="first"
            busy={at.busy}
            onClick={() => void at.change('confirmLimit', { kind, period })}
          >
            {texts.confirmWish}
          </Button>
        ) : null}
        <Button
          size="small"
          busy={at.busy}
          onClick={() => void at.change('keepLimit', { kind, period })}
        >
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}
