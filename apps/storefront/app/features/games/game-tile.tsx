import type { Game } from '@fairhouse/contract/entities/game'
import { Level } from '@fairhouse/ui/level'
import { Play } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import { useSelected } from '../../shell/session/use-selected.ts'
import { later } from '../../shell/waking/later.ts'
import { barredByBonus } from './barred-by-bonus.ts'
import { GamePicture } from './game-picture.tsx'
import { gamePath, infoPath } from './game-path.ts'
import { Heart } from './heart.tsx'
import { isMadeForDemo } from './made-for-demo.ts'
import { newestWin } from './newest-win.ts'
import { currencyOf, stakesOf } from './stakes-of.ts'
import './game-tile.css'

const TileMeter = later(async () => (await import('../jackpots/tile-meter.tsx')).TileMeter)

interface Props {
  readonly game: Game
  /** Among the largest pictures of the first screen: loaded at once. */
  readonly first?: boolean
}

const tileSizes = '(width >= 62.5em) 12rem, (width >= 40em) 11rem, 39vw'

/**
 * A game in a row or a list, 3:4. On hover, focus or a long press it tells return, volatility, top win and stakes. The
 * whole tile leads to the game, which is a page of its own; one that nobody can play leads to its information.
 */
export const GameTile = memo(function GameTile({ game, first = false }: Props) {
  const { tiles } = useHouse()
  const { path } = useWriting()
  // What only a hand nearby can see is made when one comes: four hundred tiles are light without it.
  const [isNear, setNear] = useState(false)
  const near = (): void => setNear(true)
  const barred = useSelected(useClient().status, (status) =>
    barredByBonus(game, status.isLogged ? status.bonusData : null),
  )
  return (
    <div
      className={game.sandbox || barred !== null ? 'tile-place tile-sample' : 'tile-place'}
      onPointerEnter={near}
      onFocus={near}
    >
      <a className="tile" href={path(gamePath(game))}>
        <GamePicture
          game={game}
          shape="tile"
          width={300}
          height={400}
          sizes={tileSizes}
          first={first}
        />
        {/* Art carries the title's own lettering. */}
        <span className={game.art === null ? 'tile-name' : 'unseen'}>{game.name}</span>
        <Marks game={game} barred={barred} />
        {game.mechanics.includes('jackpot') && !game.sandbox ? (
          <Suspense>
            <TileMeter game={game} />
          </Suspense>
        ) : null}
      </a>
      {isNear ? <Facts game={game} /> : null}
      {game.sandbox ? null : (
        <a
          className="tile-info"
          href={path(infoPath(game))}
          aria-label={fill(tiles.aboutGame, { game: game.name })}
        />
      )}
      <Heart game={game} place="tile" />
    </div>
  )
})

type Words = ReturnType<typeof useHouse>['tiles']

const badgesOf = ({ badges }: Game, tiles: Words): readonly string[] => [
  ...(badges.includes(15) ? [tiles.month] : []),
  ...(badges.includes(1) ? [tiles.new] : []),
]

interface MarksProps {
  readonly game: Game
  readonly barred: ReturnType<typeof barredByBonus>
}

function Marks({ game, barred }: MarksProps) {
  const { tiles } = useHouse()
  const [badge] = badgesOf(game, tiles)
  return (
    <span className="tile-marks">
      {badge === undefined ? null : <span className="tile-badge">{badge}</span>}
      {game.sandbox ? (
        <span className="tile-sandbox">{game.away ? tiles.away : tiles.sandbox}</span>
      ) : null}
      {barred === null ? null : <span className="tile-sandbox">{tiles[barred]}</span>}
      {game.sandbox ? null : <Players game={game} />}
    </span>
  )
}

/** How many play it now. For the eye: its own page tells it in words. */
function Players({ game }: { game: Game }) {
  const { number } = useWriting()
  const players = useSelected(useClient().playing, (playing) => playing.get(game.uri) ?? 0)
  if (players === 0) return null
  return (
    <span className="tile-players" aria-hidden="true">
      {number(players)}
    </span>
  )
}

/** For the eye only: whoever listens finds the same on the game's own page. */
function Facts({ game }: { game: Game }) {
  const { demo, tiles, menu } = useHouse()
  const writing = useWriting()
  const client = useClient()
  const currency = useSelected(client.status, currencyOf)
  const lastWin = useSelected(client.winners, (winners) => newestWin(winners, game.uri, writing))
  const { rtp, volatility, maxWinX, sandbox } = game
  return (
    <span className="tile-facts" aria-hidden="true">
      {game.hasImagePreview ? (
        <GamePicture game={game} shape="hero" width={960} height={420} sizes={tileSizes} />
      ) : null}
      <b className="tile-title">{game.name}</b>
      {sandbox ? null : (
        <span className="tile-maker">
          {isMadeForDemo(demo, game)
            ? tiles.forDemo
            : menu.providers.find(({ id }) => id === game.provider)?.words}
        </span>
      )}
      {rtp === null ? null : (
        <span>
          {tiles.rtp} <b>{writing.percent(rtp)}</b>
        </span>
      )}
      {volatility === null ? null : (
        <span>
          {tiles.volatility} <Level level={volatility} label="" />
        </span>
      )}
      {maxWinX === null ? null : (
        <span>
          {tiles.topWin} <b>{fill(tiles.topWinOf, { x: writing.number(maxWinX) })}</b>
        </span>
      )}
      {sandbox ? null : (
        <span>
          {tiles.stakes} <b>{stakesOf(writing, tiles.stakesOf, { game, currency })}</b>
        </span>
      )}
      {lastWin === null ? null : (
        <span>
          {tiles.lastWin} <b>{lastWin}</b>
        </span>
      )}
      <span className="tile-way">
        {sandbox ? null : <Play aria-hidden="true" size={16} fill="currentColor" />}
        {sandbox ? tiles.about : tiles.play}
      </span>
    </span>
  )
}
