import type { Game } from '@fairhouse/contract/entities/game'
import { Level } from '@fairhouse/ui/level'
import { Play } from 'lucide-react'
import { fill } from '../language/say.ts'
import { useWriting } from '../language/house.tsx'
import { GamePicture } from './game-picture.tsx'
import { Heart } from './heart.tsx'
import type { Texts } from '../texts/texts.ts'
import type { FactTexts } from './game-facts.tsx'
import './game-tile.css'

interface Props {
  readonly game: Game
  readonly texts: FactTexts & Pick<Texts['home'], 'playNow'>
}

/**
 * A game in a list. On hover, focus or a long press it tells return, volatility and top win; the whole tile leads to the
 * game, which is a page of its own.
 */
export function GameTile({ game, texts }: Props) {
  const { path, number, percent } = useWriting()
  const { rtp, volatility, maxWinX } = game
  return (
    <div className="tile-place">
      <a className="tile" href={path(`/${game.uri}`)}>
        <GamePicture
          game={game}
          shape="tile"
          width={300}
          height={400}
          sizes="(width >= 40em) 13rem, 42vw"
        />
        <span className="tile-facts">
          {rtp === null ? null : (
            <span>
              {texts.rtp} <b>{percent(rtp)}</b>
            </span>
          )}
          {volatility === null ? null : (
            <span>
              {texts.volatility}{' '}
              <Level level={volatility} label={fill(texts.volatilityOf, { level: volatility })} />
            </span>
          )}
          {maxWinX === null ? null : (
            <span>
              {texts.topWin} <b>{fill(texts.topWinOf, { x: number(maxWinX) })}</b>
            </span>
          )}
          <span className="tile-play">
            <Play aria-hidden="true" size={16} fill="currentColor" /> {texts.playNow}
          </span>
        </span>
        {/* Art carries the title's own lettering. */}
        <span className={game.art === null ? 'tile-name' : 'unseen'}>{game.name}</span>
      </a>
      <Heart game={game} place="tile" />
    </div>
  )
}
