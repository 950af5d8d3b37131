import type { GrantShown } from '@fairhouse/contract/entities/bonus'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { dayAndTime, nameOf, stateOf } from './grant-words.ts'
import { WageringLedger } from './wagering-ledger.tsx'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly grants: readonly GrantShown[]
}

/** What became of earlier bonuses. */
export function EndedGrants({ texts, grants }: Props) {
  const { money } = useWriting()
  const { language } = useHouse()
  const ended = grants.filter(({ endedAt }) => endedAt !== null)
  if (ended.length === 0) return null
  return (
    <section className="bonus-part" aria-labelledby="bonus-ended">
      <h2 id="bonus-ended">{texts.ended}</h2>
      <ul className="bonus-ended">
        {ended.map((one) => (
          <li key={one.id}>
            <b>{nameOf(one, texts)}</b>
            <span>
              {one.paidOut > 0
                ? fill(texts.becameCash, { amount: money(one.paidOut, 'USD') })
                : stateOf(one, texts)}
            </span>
            <time dateTime={one.endedAt ?? ''}>{dayAndTime(one.endedAt ?? '', language)}</time>
            {one.toWager > 0 ? <WageringLedger texts={texts} grantId={one.id} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
