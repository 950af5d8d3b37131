import type { Game } from '@fairhouse/contract/entities/game'
import { buttonClass } from '@fairhouse/ui/button'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { sourceSet, sourcesOf } from '../games/art.ts'
import { GameFacts } from '../games/game-facts.tsx'
import { GamePicture } from '../games/game-picture.tsx'
import { GuestMeans, GuestWay } from '../../shell/guests/guest-way.tsx'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './hero.css'

interface Props {
  readonly game: Game
  readonly hit: number | null
  readonly texts: Texts['home']
}

/** One great game fills the first screen: its art, its name, what it is like and what it costs. */
export function Hero({ game, hit, texts }: Props) {
  return (
    <section className="hero night" aria-labelledby="hero-name">
      <div className="hero-art">
        <div className="hero-wide">
          <GamePicture
            game={game}
            shape="hero"
            width={1600}
            height={700}
            sizes="(width >= 62.5em) calc(100vw - 15rem), 125vw"
            first
          />
        </div>
      </div>
      <div className="hero-words frame-width">
        <p className="eyebrow hero-eyebrow">
          {game.badges.includes(1) ? texts.newGame : texts.group.slots}
        </p>
        <HeroName game={game} />
        <p className="hero-lead">{leadOf(texts, game.uri)}</p>
        <HeroActions game={game} texts={texts} />
      </div>
      <div className="frame-width hero-facts">
        <GameFacts game={game} hit={hit} texts={texts} />
      </div>
    </section>
  )
}

/** The title's own lettering, with its name for those who do not see it. */
function HeroName({ game }: { game: Game }) {
  const { mediaOrigin } = useHouse()
  const logos = sourcesOf(game, 'logo', mediaOrigin)
  const logo = logos.at(-1)
  return (
    <h1 className="hero-name" id="hero-name">
      {logo ? (
        <img
          className="hero-logo"
          src={logo.url}
          srcSet={sourceSet(logos, 'webp')}
          sizes="(width >= 40em) 34rem, 92vw"
          alt={game.name}
        />
      ) : (
        game.name
      )}
    </h1>
  )
}

const leadOf = (texts: Texts['home'], uri: string): string => {
  const leads: Readonly<Record<string, string>> = texts.leads
  return leads[uri] ?? texts.anyLead
}

function HeroActions({ game, texts }: Omit<Props, 'hit'>) {
  const { frame, guestPlay } = useHouse()
  const { path } = useWriting()
  const status = useStatus()
  const address = path(`/${game.uri}`)
  if (status.isLogged) {
    return (
      <div className="hero-actions">
        <a className={buttonClass({ rank: 'first', size: 'large' })} href={address}>
          <Play aria-hidden="true" size={20} fill="currentColor" />
          {fill(texts.play, { game: game.name })}
        </a>
      </div>
    )
  }
  const source = `?source=${encodeURIComponent(address)}`
  return (
    <>
      <div className="hero-actions">
        <GuestWay to={address} size="large" describedBy="hero-guest" />
        <Link
          className={buttonClass({ rank: guestPlay ? 'second' : 'first', size: 'large' })}
          to={path('/registration') + source}
        >
          {guestPlay ? frame.signUp : texts.signUpToPlay}
        </Link>
        {guestPlay ? null : (
          <Link className={buttonClass({ size: 'large' })} to={path('/login') + source}>
            {frame.logIn}
          </Link>
        )}
      </div>
      <p className="hero-free">
        {texts.free} <GuestMeans id="hero-guest" />
      </p>
    </>
  )
}
