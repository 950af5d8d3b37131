import { compPointRules, worthOfPoints } from '@fairhouse/contract/loyalty-rules'
import { Coins } from 'lucide-react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { ExchangeForm } from './exchange-form.tsx'
import type { PointsTold } from './use-points.ts'
import { usePointsWritten } from './use-points-written.ts'

interface Props {
  readonly texts: Texts['cashierCompPoints']
  readonly held: PointsTold
  exchanged(amount: number): void
}

/** How many points there are, what they are worth, and the way to a bonus. */
export function PointsHeld({ texts, held, exchanged }: Props) {
  const { language } = useHouse()
  const { money, path } = useWriting()
  const written = usePointsWritten()
  const { points, given, convertible, canConvert, withheld, expiresAt } = held
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="points-card points-held" aria-label={texts.held}>
      <h2>
        <Coins size={20} aria-hidden="true" /> {texts.held}
      </h2>
      <p className="points-sum">
        <b className="amount">{written(points)}</b> {texts.unit}
      </p>
      <p className="points-worth">
        {fill(texts.worth, { amount: money(worthOfPoints(convertible), 'USD') })}
      </p>
      {given === 0 ? null : <p>{fill(texts.given, { points: written(given) })}</p>}
      {withheld === null ? null : <p className="points-withheld">{texts.withheld[withheld]}</p>}
      {canConvert && convertible > 0 && withheld === null ? (
        <ExchangeForm texts={texts} most={convertible} exchanged={exchanged} />
      ) : withheld !== null ? null : (
        <p>
          {canConvert ? fill(texts.tooFew, { fewest: compPointRules.fewest }) : texts.notOffered}
        </p>
      )}
      {expiresAt === null || withheld !== null ? null : (
        <p>{fill(texts.expires, { date: date.format(new Date(expiresAt)) })}</p>
      )}
      <Link to={path('/promotions/comp-points')}>{texts.promotion}</Link>
    </section>
  )
}
