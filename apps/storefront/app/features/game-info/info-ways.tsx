import type { Game } from '@fairhouse/contract/entities/game'
import { buttonClass } from '@fairhouse/ui/button'
import { Eye, Play } from 'lucide-react'
import { Link } from 'react-router'
import { Heart } from '../games/heart.tsx'
import { GuestMeans, GuestWay } from '../../shell/guests/guest-way.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly game: Game
  readonly texts: Texts['gameInfo']
}

/** The ways into a game: play it, or become somebody who may; a live room may be watched by anybody. An invented title has none but to what can be played. */
export function InfoWays({ game, texts }: Props) {
  const { path } = useWriting()
  const { isLogged } = useStatus()
  if (game.sandbox)
    return (
      <div className="info-ways">
        <Link
          className={buttonClass({ rank: 'first', size: 'large' })}
          to={path('/provably-fair-games')}
        >
          {texts.sandboxWay}
        </Link>
        <Heart game={game} place="line" />
      </div>
    )
  return isLogged ? <Player game={game} texts={texts} /> : <Visitor game={game} texts={texts} />
}

function Player({ game, texts }: Props) {
  const { path } = useWriting()
  return (
    <div className="info-ways">
      <a className={buttonClass({ rank: 'first', size: 'large' })} href={path(`/${game.uri}`)}>
        <Play aria-hidden="true" size={20} fill="currentColor" />
        {fill(texts.play, { game: game.name })}
      </a>
      <Heart game={game} place="line" />
    </div>
  )
}

function Visitor({ game, texts }: Props) {
  const { frame, guestPlay } = useHouse()
  const { path } = useWriting()
  const source = `?source=${encodeURIComponent(path(`/${game.uri}`))}`
  return (
    <div className="info-visitor">
      <p id="please-log-in">{guestPlay ? <GuestMeans /> : texts.pleaseLogIn}</p>
      <div className="info-ways">
        <GuestWay to={path(`/${game.uri}`)} size="large" describedBy="please-log-in" />
        <Link
          className={buttonClass({ rank: guestPlay ? 'second' : 'first', size: 'large' })}
          to={path('/registration') + source}
          aria-describedby="please-log-in"
        >
          {frame.signUp}
        </Link>
        <Link
          className={buttonClass({ size: 'large' })}
          to={path('/login') + source}
          aria-describedby="please-log-in"
        >
          {frame.logIn}
        </Link>
        {game.room === undefined ? null : (
          <a className={buttonClass({ size: 'large' })} href={path(`/${game.uri}`)}>
            <Eye aria-hidden="true" size={20} />
            {texts.watch}
          </a>
        )}
        <Heart game={game} place="line" />
      </div>
    </div>
  )
}
