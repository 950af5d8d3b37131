import type { Game } from '@fairhouse/contract/entities/game'
import { providerById } from '@fairhouse/contract/entities/provider'
import { Level } from '@fairhouse/ui/level'
import { GamePicture } from '../games/game-picture.tsx'
import { isMadeForDemo } from '../games/made-for-demo.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { marksOf } from './marks.ts'
import './game-hit.css'

interface Props {
  readonly game: Game
  /** What was typed; its places in the name are marked. */
  readonly query: string
  readonly texts: Texts['search']
}

/** One game of a search, in one line: what it is, who makes it, and its figures. */
export function GameHit({ game, query, texts }: Props) {
  const { demo, tiles } = useHouse()
  const { number, percent } = useWriting()
  const { rtp, volatility, maxWinX } = game
  return (
    <>
      <span className="hit-picture">
        <GamePicture game={game} shape="tile" width={54} height={72} sizes="54px" />
      </span>
      <span className="hit-words">
        <span className="hit-name">
          {marksOf(game.name, query).map(({ text, hit }, index) =>
            hit ? <mark key={`${index}-${text}`}>{text}</mark> : text,
          )}
        </span>
        <span className="hit-kind">
          {isMadeForDemo(demo, game) ? tiles.forDemo : providerById(game.provider)?.name} ·{' '}
          {texts.kinds[game.kind]}
          {game.sandbox ? <span className="hit-sandbox">{texts.sandbox}</span> : null}
        </span>
      </span>
      <span className="hit-facts">
        {rtp === null ? null : <span>{percent(rtp)}</span>}
        {maxWinX === null ? null : <span>{fill(texts.times, { x: number(maxWinX) })}</span>}
        {volatility === null ? null : (
          <Level level={volatility} label={fill(texts.volatility, { level: volatility })} />
        )}
      </span>
    </>
  )
}
