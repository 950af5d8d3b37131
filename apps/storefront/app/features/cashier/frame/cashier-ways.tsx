import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CashierIcon } from './cashier-icon.tsx'
import { cashierMenuOf } from './cashier-menu.ts'

interface Props {
  readonly texts: Texts['cashierFrame']
  readonly status: PlayerStatus
}

/** The cashier's menu, beside the page or, on a phone, above it. */
export function CashierWays({ texts, status }: Props) {
  const { path } = useWriting()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu scrolls sideways: where one is must be in view.
  useEffect(() => {
    const ways = [...(menu.current?.querySelectorAll('a') ?? [])]
    const here = ways.find((way) => pathname.startsWith(way.pathname))
    if (here) menu.current?.scrollTo({ left: here.offsetLeft - 16 })
  }, [pathname])
  return (
    <nav className="cashier-menu" aria-label={texts.menu} ref={menu}>
      {cashierMenuOf(status).map(({ to, word }) => (
        <Link
          key={to}
          className="cashier-way"
          to={path(to)}
          aria-current={pathname.startsWith(path(to)) ? 'page' : undefined}
        >
          <CashierIcon name={word} size={20} />
          {texts.ways[word]}
        </Link>
      ))}
    </nav>
  )
}
