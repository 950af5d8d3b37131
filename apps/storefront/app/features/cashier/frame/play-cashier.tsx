import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { buttonClass } from '@fairhouse/ui/button'
import { ChevronRight } from 'lucide-react'
import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { BalanceWords } from '../../../shell/balance/balance-words.tsx'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CashierIcon } from './cashier-icon.tsx'
import { cashierMenuOf } from './cashier-menu.ts'
import { CashierPage } from './cashier-page.tsx'

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly status: PlayerStatus
  /** The cashier's menu, which the frame has anyway. */
  readonly menu: ReactNode
  /** The page that was asked for. */
  readonly children: ReactNode
}

/** The cashier of an account that plays for credits: its balance, the free top-up and the pages on which nothing is paid in or out. */
export function PlayCashier({ texts, status, menu, children }: Props) {
  const { path } = useWriting()
  const { pathname } = useLocation()
  const isOpen = cashierMenuOf(status).some(({ to }) => pathname.startsWith(path(to)))
  return (
    <>
      <div className="cashier-side cashier-play">
        <BalanceWords status={status} />
        {menu}
      </div>
      <div className="cashier-main">
        {isOpen ? children : <Overview texts={texts} status={status} />}
      </div>
    </>
  )
}

function Overview({ texts, status }: Pick<Props, 'texts' | 'status'>) {
  const { frame } = useHouse()
  const { path } = useWriting()
  const means = { ...texts.means, history: texts.playHistory }
  const ways = [
    ...cashierMenuOf(status).map(({ to, word }) => ({
      to,
      icon: word,
      words: texts.ways[word],
      means: means[word],
    })),
    { to: '/my-bets', icon: 'history', words: frame.myBets, means: texts.playBets },
  ]
  return (
    <CashierPage heading={texts.heading} lead={texts.none}>
      <ul className="cashier-open">
        {ways.map(({ to, icon, words, means: said }) => (
          <li key={to}>
            <Link to={path(to)}>
              <CashierIcon name={icon} size={28} />
              <b>{words}</b>
              <span>{said}</span>
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
