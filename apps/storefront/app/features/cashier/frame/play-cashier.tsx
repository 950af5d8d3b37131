import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { buttonClass } from '@fairhouse/ui/button'
import { ChevronRight } from 'lucide-react'
import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { BalanceWords } from '../../../shell/balance/balance-words.tsx'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CashierIcon } from './cashier-icon.tsx'
import { CashierPage } from './cashier-page.tsx'

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly status: PlayerStatus
  /** The page that was asked for. */
  readonly children: ReactNode
}

const history = '/cashier/history'

/** The cashier of an account that plays for credits: its balance, the free top-up and its history. Nothing is paid in or out. */
export function PlayCashier({ texts, status, children }: Props) {
  const { path } = useWriting()
  const { pathname } = useLocation()
  return (
    <>
      <div className="cashier-side cashier-play">
        <BalanceWords status={status} />
      </div>
      <div className="cashier-main">
        {pathname.startsWith(path(history)) ? children : <Overview texts={texts} />}
      </div>
    </>
  )
}

function Overview({ texts }: Pick<Props, 'texts'>) {
  const { frame } = useHouse()
  const { path } = useWriting()
  const ways = [
    { to: history, icon: 'history', words: texts.ways.history, means: texts.playHistory },
    { to: '/my-bets', icon: 'history', words: frame.myBets, means: texts.playBets },
  ] as const
  return (
    <CashierPage heading={texts.heading} lead={texts.none}>
      <ul className="cashier-open">
        {ways.map(({ to, icon, words, means }) => (
          <li key={to}>
            <Link to={path(to)}>
              <CashierIcon name={icon} size={28} />
              <b>{words}</b>
              <span>{means}</span>
              <ChevronRight size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass()} to={path('/lobby')}>
          {texts.toGames}
        </Link>
      </p>
    </CashierPage>
  )
}
