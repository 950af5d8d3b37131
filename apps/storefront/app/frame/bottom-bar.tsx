import { History, House, Play, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink } from 'react-router'
import { lastPlayed } from '../games/last-played.ts'
import { useHouse, useWriting } from '../language/house.tsx'
import { Avatar } from '../profile/avatar.tsx'
import { useStatus } from '../session/client-context.tsx'
import { Unread } from './unread.tsx'

const MeSheet = lazy(async () => ({ default: (await import('./me-sheet.tsx')).MeSheet }))

/** The phone's way around, within the thumb's reach. */
export function BottomBar() {
  const { frame, games } = useHouse()
  const { path } = useWriting()
  const status = useStatus()
  const [last] = lastPlayed(status, games)
  const game = last ?? games[0]
  return (
    <nav className="bottom-bar" aria-label={frame.mainMenu}>
      <NavLink className="bottom-link" to={path('/')} end>
        <House aria-hidden="true" />
        {frame.home}
      </NavLink>
      {game ? (
        <a className="bottom-link bottom-play" href={path(`/${game.uri}`)}>
          <span aria-hidden="true">
            <Play />
          </span>
          {last ? frame.playLast : frame.play}
          <span className="unseen">{game.name}</span>
        </a>
      ) : (
        <span />
      )}
      <NavLink className="bottom-link" to={path('/my-bets')}>
        <History aria-hidden="true" />
        {frame.myBets}
      </NavLink>
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
            <UserRound aria-hidden="true" />
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
