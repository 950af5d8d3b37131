import type { Game } from '@fairhouse/contract/entities/game'
import { GameTile } from '../games/game-tile.tsx'
import type { Texts } from '../texts/texts.ts'

/** The player's games, the latest first, in a row that scrolls by snap. */
export function LastPlayed({ games, texts }: { games: readonly Game[]; texts: Texts['home'] }) {
  return (
    <section className="home-row" aria-labelledby="last-played">
      <h2 id="last-played" className="home-row-title">
        {texts.lastPlayed}
      </h2>
      <ul className="tile-row">
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
