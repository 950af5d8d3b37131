import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { Offer } from '../cashier/bonus/offers.tsx'
import { useBonuses } from '../cashier/bonus/use-bonuses.ts'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import '../cashier/bonus/bonus.css'

interface Props {
  readonly texts: Texts['cashierBonus']
  /** Last part of the promotion's address. */
  readonly slug: string
}

/** How the promotion stands for who looks, with a way to claim it there and then. */
export function ClaimHere(props: Props) {
  const status = useStatus()
  const { path } = useWriting()
  const { frame } = useHouse()
  if (status.isLogged) return <ForPlayer {...props} />
  return (
    <p className="promotion-claim">
      <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
        {frame.logIn}
      </Link>
    </p>
  )
}

function ForPlayer({ texts, slug }: Props) {
  const found = useBonuses()
  const { path } = useWriting()
  if (found.stage !== 'loaded') return null
  const offer = found.offers.find(({ promotion }) => promotion === slug)
  const grant = found.grants.find((one) => one.promotion === slug && one.canCancel)
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
