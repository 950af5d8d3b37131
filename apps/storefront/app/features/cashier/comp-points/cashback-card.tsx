import type { CashbackShown, CashbackWeek } from '@fairhouse/contract/entities/loyalty'
import { Button } from '@fairhouse/ui/button'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { useCashback } from './use-cashback.ts'

type CashbackTexts = Texts['cashierCompPoints']['cashback']

/** Weekly cashback: how much, how it came to that, and the way to have it. Shown where the house gives any. */
export function CashbackCard({ texts }: { texts: CashbackTexts }) {
  const { shown, busy, claim } = useCashback()
  const { percent, path } = useWriting()
  if (!shown?.isOffered) return null
  const [newest, ...earlier] = shown.weeks
  return (
    <section className="points-card points-cashback" aria-label={texts.heading}>
      <h2>
        <RotateCcw size={20} aria-hidden="true" /> {texts.heading}
      </h2>
      <p>{fill(texts.about, { part: percent(shown.permille / 1000, 1), level: shown.level })}</p>
      {newest ? (
        <Week texts={texts} week={newest} busy={busy} claim={claimOf(shown, newest, claim)} />
      ) : (
        <p>{texts.none}</p>
      )}
      {earlier.length === 0 ? null : (
        <details className="points-weeks">
          <summary>{texts.earlier}</summary>
          {earlier.map((week) => (
            <Week
              key={week.week}
              texts={texts}
              week={week}
              busy={busy}
              claim={claimOf(shown, week, claim)}
            />
          ))}
        </details>
      )}
      <Link to={path('/promotions/cashback-bonus')}>{texts.how}</Link>
    </section>
  )
}

/** What claims a week; null: it cannot be claimed. */
const claimOf = (
  { withheld }: CashbackShown,
  { week, state }: CashbackWeek,
  claim: (week: string) => Promise<void>,
): (() => void) | null => (state === 'open' && withheld === null ? () => void claim(week) : null)

interface WeekProps {
  readonly texts: CashbackTexts
  readonly week: CashbackWeek
  readonly busy: boolean
  readonly claim: (() => void) | null
}

const added = ['opening', 'deposits', 'cancelled'] as const
const taken = ['withdrawals', 'takenBack', 'closing', 'converted', 'excess'] as const

function Week({ texts, week, busy, claim }: WeekProps) {
  const { language } = useHouse()
  const { money, percent } = useWriting()
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dollars = (amount: number): string => money(amount, 'USD')
  const until = written.format(new Date(week.claimUntil))
  return (
    <div className="points-week">
      <h3>{fill(texts.week, { date: written.format(new Date(week.week)) })}</h3>
      <dl>
        {added.map((line) => (
          <Line key={line} name={texts.lines[line]} value={dollars(week[line])} />
        ))}
        {taken
          .filter((line) => line !== 'takenBack' || week.takenBack > 0)
          .map((line) => (
            <Line key={line} name={texts.lines[line]} value={`− ${dollars(week[line])}`} />
          ))}
        <Line name={texts.lines.loss} value={dollars(week.loss)} />
        {week.withheld === null ? (
          <Line
            name={fill(texts.back, { part: percent(week.permille / 1000, 1) })}
            value={dollars(week.amount)}
            isSum
          />
        ) : null}
      </dl>
      {claim === null ? (
        <p>
          {week.withheld === null ? texts.states[week.state] : texts.weekWithheld[week.withheld]}
        </p>
      ) : (
        <>
          <Button rank="first" busy={busy} onClick={claim}>
            {fill(texts.claim, { amount: dollars(week.amount) })}
          </Button>
          <p>{fill(texts.until, { date: until })}</p>
        </>
      )}
    </div>
  )
}

const Line = ({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) => (
  <div data-sum={isSum || undefined}>
    <dt>{name}</dt>
    <dd className="amount">{value}</dd>
  </div>
)
