import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { Game } from '@fairhouse/contract/entities/game'
import { buttonClass } from '@fairhouse/ui/button'
import { Play } from 'lucide-react'
import { GameFacts } from '../games/game-facts.tsx'
import { GamePicture } from '../games/game-picture.tsx'
import { Heart } from '../games/heart.tsx'
import { fill } from '../language/say.ts'
import { useWriting } from '../language/house.tsx'
import type { Texts } from '../texts/texts.ts'

interface Props {
  readonly game: Game
  readonly certificate: Certificate | null
  readonly lobby: Texts['lobby']
  readonly home: Texts['home']
}

/** A game with room to tell its numbers; while the house has few titles, each gets it. */
export function GameEntry({ game, certificate, lobby, home }: Props) {
  const { path } = useWriting()
  const address = path(`/${game.uri}`)
  return (
    <article className="entry-card" aria-labelledby={`game-${game.id}`}>
      <a className="entry-art" href={address} tabIndex={-1} aria-hidden="true">
        <GamePicture
          game={game}
          shape="tile"
          width={300}
          height={400}
          sizes="(width >= 53.75em) 18rem, 100vw"
          first
        />
      </a>
      <div className="entry-words">
        {game.badges.includes(1) ? <p className="entry-badge">{lobby.badgeNew}</p> : null}
        <h3 id={`game-${game.id}`}>{game.name}</h3>
        <GameFacts game={game} hit={certificate?.hitFrequency ?? null} texts={home} />
        {certificate ? <Split certificate={certificate} lobby={lobby} /> : null}
        <div className="entry-ways">
          <a className={buttonClass({ rank: 'first', size: 'large' })} href={address}>
            <Play aria-hidden="true" size={18} fill="currentColor" />
            {fill(home.play, { game: game.name })}
          </a>
          <Heart game={game} place="line" />
        </div>
      </div>
    </article>
  )
}

/** Where the return comes from, as parts of one bar, and how often its features come. */
function Split({ certificate, lobby }: { certificate: Certificate; lobby: Texts['lobby'] }) {
  const { number, percent } = useWriting()
  const total = certificate.rtp.ratio
  const widths = certificate.split.map(({ ratio }) => (ratio / total) * 100)
  const startOf = (index: number): number =>
    widths.slice(0, index).reduce((sum, width) => sum + width, 0)
  return (
    <figure className="split">
      <figcaption>{lobby.split}</figcaption>
      <svg className="split-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {certificate.split.map(({ part }, index) => (
          <rect
            key={part}
            className={`split-${index % 4}`}
            x={startOf(index)}
            width={Math.max(0, (widths[index] ?? 0) - 0.4)}
            height="4"
          />
        ))}
      </svg>
      <ul className="split-parts">
        {certificate.split.map(({ part, ratio }, index) => (
          <li key={part} className={`split-key split-key-${index % 4}`}>
            {partName(lobby.parts, part)} <b>{percent(ratio)}</b>
          </li>
        ))}
      </ul>
      <ul className="split-features" aria-label={lobby.features}>
        {certificate.featureOneIn.map(({ feature, oneIn }) => (
          <li key={feature}>
            {partName(lobby.parts, feature)}: {fill(lobby.everyRounds, { rounds: number(oneIn) })}
          </li>
        ))}
        <li>
          {fill(lobby.topPrize, {
            x: number(certificate.topPrize.x),
            rounds: number(certificate.topPrize.oneIn),
          })}
        </li>
      </ul>
    </figure>
  )
}

const partName = (parts: Readonly<Record<string, string>>, part: string): string =>
  parts[part] ?? part
