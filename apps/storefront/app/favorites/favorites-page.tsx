import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { GameTile } from '../games/game-tile.tsx'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import '../pages/text-page.css'
import './favorites.css'

interface Props {
  readonly favorites: Texts['favorites']
  readonly home: Texts['home']
}

/** The games that the player marked, the newest first. */
export function FavoritesPage({ favorites, home }: Props) {
  const status = useStatus()
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{favorites.heading}</h1>
      </header>
      {status.isLogged ? (
        <Marked status={status} favorites={favorites} home={home} />
      ) : (
        <LogInFirst favorites={favorites} />
      )}
    </div>
  )
}

function Marked({ status, favorites, home }: Props & { readonly status: PlayerStatus }) {
  const { games } = useHouse()
  const { path } = useWriting()
  const marked = status.favoriteGames.flatMap((id) => games.filter((game) => game.id === id))
  if (marked.length === 0) {
    return (
      <State
        title={favorites.emptyTitle}
        text={favorites.emptyText}
        picture={<Heart size={56} aria-hidden="true" />}
      >
        <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
          {favorites.emptyAction}
        </Link>
      </State>
    )
  }
  return (
    <ul className="tile-field">
      {marked.map((game) => (
        <li key={game.id}>
          <GameTile game={game} texts={home} />
        </li>
      ))}
    </ul>
  )
}

function LogInFirst({ favorites }: Pick<Props, 'favorites'>) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <State
      title={favorites.logInTitle}
      text={favorites.logInText}
      picture={<Heart size={56} aria-hidden="true" />}
    >
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path('/favorites'))}`}
      >
        {frame.logIn}
      </Link>
    </State>
  )
}
