import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { BalanceWords } from '../../frame/balance-words.tsx'
import { useWriting } from '../../language/house.tsx'
import type { Texts } from '../../texts/texts.ts'

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly status: PlayerStatus
}

/** An account of play money has no cashier: its money is free, and filled up here. */
export function NoCashier({ texts, status }: Props) {
  const { path } = useWriting()
  return (
    <div className="cashier-none">
      <header className="cashier-page-head">
        <h1>{texts.noneHeading}</h1>
        <p>{texts.none}</p>
      </header>
      <BalanceWords status={status} />
      <Link className={buttonClass()} to={path('/lobby')}>
        {texts.toGames}
      </Link>
    </div>
  )
}
