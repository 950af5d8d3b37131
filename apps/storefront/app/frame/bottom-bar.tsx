import { Suspense, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { hasPlayed, playLastPath } from '../features/games/last-played.ts'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { Avatar } from '../features/profile/avatar.tsx'
import { SearchWay } from '../features/search/search-way.tsx'
import { useStatus } from '../shell/session/client-context.tsx'
import { RailIcon } from '../shell/parts/rail-icon.tsx'
import { Unread } from './unread.tsx'
import { later } from '../shell/waking/later.ts'

const MeSheet = later(async () => (await import('./me-sheet.tsx')).MeSheet)

/** The phone's way around, within the thumb's reach. */
export function BottomBar() {
  const { frame, menu } = useHouse()
  const { path } = useWriting()
  const status = useStatus()
  const { pathname } = useLocation()
  const isCashier = pathname.startsWith(path('/cashier'))
  return (
    <nav className="bottom-bar" aria-label={frame.mainMenu}>
      <NavLink className="bottom-link" to={path('/')} end>
        <RailIcon name="home" />
        {frame.home}
      </NavLink>
      <SearchWay place="bottom-link" />
      <a className="bottom-link bottom-play" href={path(playLastPath)}>
        <span aria-hidden="true">
          <RailIcon name="play" />
        </span>
        {hasPlayed(status) ? frame.playLast : frame.play}
      </a>
      <Link
        className="bottom-link"
        to={path(menu.cashier.to)}
        aria-current={isCashier ? 'page' : undefined}
      >
        <RailIcon name="wallet" />
        {menu.cashier.words}
      </Link>
      <Me />
    </nav>
  )
}

function Me() {
  const { frame } = useHouse()
  const status = useStatus()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="bottom-link"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="unread-place">
          {status.isLogged ? (
            <Avatar id={status.avatarImageId} size={24} />
          ) : (
            <RailIcon name="me" />
          )}
          <Unread />
        </span>
        {frame.me}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <MeSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
