import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { FlaskConical } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useHouse } from '../../../shell/house/house.tsx'
import { LogInFirst } from '../../../shell/player-page/log-in-first.tsx'
import { useStatus } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { later } from '../../../shell/waking/later.ts'
import { CashierWays } from './cashier-ways.tsx'
import { MoneyHeld } from './money-held.tsx'
import './cashier.css'

/** Most who pay have no account of this sort. */
const PlayCashier = later(async () => (await import('./play-cashier.tsx')).PlayCashier)

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly children: ReactNode
}

/** What surrounds every page of the cashier: the balance, its menu, and that test money is test money. */
export function CashierFrame({ texts, children }: Props) {
  const status = useStatus()
  if (!status.isLogged) return <Outside texts={texts} />
  return (
    <div className="frame-width cashier">
      <Inside texts={texts} status={status}>
        {children}
      </Inside>
    </div>
  )
}

function Outside({ texts }: { texts: Texts['cashierFrame'] }) {
  const { language } = useHouse()
  const { pathname, search } = useLocation()
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
      </header>
      <LogInFirst texts={texts} to={pathname.slice(`/${language}`.length) + search} />
    </div>
  )
}

function Inside({ texts, status, children }: Props & { readonly status: PlayerStatus }) {
  const menu = <CashierWays texts={texts} status={status} />
  if (status.userType === 2) {
    return (
      <Suspense fallback={null}>
        <PlayCashier texts={texts} status={status} menu={menu}>
          {children}
        </PlayCashier>
      </Suspense>
    )
  }
  return (
    <>
      <div className="cashier-side">
        <MoneyHeld texts={texts} status={status} />
        {menu}
      </div>
      <div className="cashier-main">
        {status.isTestMoney ? (
          <p className="cashier-test">
            <FlaskConical size={18} aria-hidden="true" />
            <span>{texts.testMoney}</span>
          </p>
        ) : null}
        {children}
      </div>
    </>
  )
}
