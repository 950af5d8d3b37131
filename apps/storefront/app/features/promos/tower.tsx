import { towerFloors, towerPrize } from '@fairhouse/contract/promo-rules'
import { useEffect, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['promos']
  /** Where the climb ended; null: nobody climbs. */
  readonly floor: number | null
}

const floors = Array.from({ length: towerFloors + 1 }, (_, up) => towerFloors - up)
/** So long the light takes from floor to floor; the style sheet's own number is the same. */
const floorMs = 280

/** The tower with what lies on each floor, lit up to where a climb came. */
export function Tower({ texts, floor }: Props) {
  const { money } = useWriting()
  return (
    <ol className="tower" aria-label={texts.tokenClimb.tower} reversed>
      {floors.map((at) => {
        const prize = towerPrize(at)
        const name =
          at === 0 ? texts.tokenClimb.ground : fill(texts.tokenClimb.floor, { number: at })
        return (
          <li
            key={at}
            data-lit={(floor !== null && at <= floor) || undefined}
            data-reached={floor === at || undefined}
            style={{ animationDelay: `${at * floorMs}ms` }}
          >
            <span>{name}</span>
            <b className="amount">{prize === 0 ? '' : money(prize, 'USD')}</b>
          </li>
        )
      })}
    </ol>
  )
}

/** Whether the light has come to the floor of the newest climb. @param climbs counts them. */
export function useClimbed(floor: number | null, climbs: number): boolean {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (floor === null) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const up = setTimeout(() => setSeen(climbs), isCalm ? 0 : (floor + 1) * floorMs)
    return () => clearTimeout(up)
  }, [floor, climbs])
  return floor === null || seen === climbs
}
