import type { VipStanding } from '@fairhouse/contract/entities/loyalty'
import { Crown } from 'lucide-react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['cashierCompPoints']
  readonly vip: VipStanding
}

/** The VIP level, and how far it is to the next one. */
export function VipProgress({ texts, vip }: Props) {
  const { money, path } = useWriting()
  const { level, lifetime, from, next } = vip
  const nameOf = (at: number): string => texts.levels[at] ?? ''
  return (
    <section className="points-card points-vip" aria-label={texts.level}>
      <h2>
        <Crown size={20} aria-hidden="true" /> {texts.level}
      </h2>
      <p className="points-level" data-level={level}>
        {nameOf(level)}
      </p>
      {next === null ? (
        <p>{texts.top}</p>
      ) : (
        <>
          <progress
            className="points-progress"
            max={next - from}
            value={lifetime - from}
            aria-label={fill(texts.progress, { level: nameOf(level + 1) })}
          />
          <p>
            {fill(texts.toNext, { left: money(next - lifetime, 'USD'), level: nameOf(level + 1) })}
          </p>
        </>
      )}
      <dl>
        <dt>{texts.lifetime}</dt>
        <dd className="amount">{money(lifetime, 'USD')}</dd>
      </dl>
      <Link to={path('/vip-program')}>{texts.aboutVip}</Link>
    </section>
  )
}
