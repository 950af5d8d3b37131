import { Link } from 'react-router'
import { isOver } from '../cashier/bonus/grant-words.ts'
import { Offer } from '../cashier/bonus/offers.tsx'
import { useBonuses } from '../cashier/bonus/use-bonuses.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import '../cashier/bonus/bonus.css'

interface Props {
  readonly texts: Texts['cashierBonus']
  /** Last part of the promotion's address. */
  readonly slug: string
}

/** The offer of a promotion, and the bonus that came of it. */
export function ClaimForPlayer({ texts, slug }: Props) {
  const found = useBonuses()
  const { path } = useWriting()
  if (found.stage !== 'loaded') return null
  const offer = found.offers.find(({ promotion }) => promotion === slug)
  const grant = found.grants.find((one) => one.promotion === slug && !isOver(one))
  if (!offer) return null
  return (
    <ul className="bonus-list promotion-claim">
      <Offer texts={texts} offer={offer} at={found} />
      {grant ? (
        <li className="bonus-card">
          <Link to={path('/cashier/bonus')}>{texts.running}</Link>
        </li>
      ) : null}
    </ul>
  )
}
