import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Game } from '@fairhouse/game-math/game'
import { deriveGame } from '@fairhouse/game-math/provided/derive-game'
import { type ListedGame, listedGame } from './listed-game.ts'

/** A game that can be played. */
export interface PlayedGame {
  readonly listed: ListedGame
  readonly rules: Game
  /** Places of the layout, of a table that names them. */
  readonly spots: readonly string[]
}

/** The games of all providers of the sandbox, each made when it is first opened. */
export function openGames(path: string = fileURLToPath(new URL('games.jsonl', import.meta.url))) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const byKey = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => listedGame.parse(JSON.parse(line)))
      .map((game) => [game.key, game]),
  )
  const made = new Map<string, PlayedGame>()
  return {
    keys: [...byKey.keys()],
    listed: [...byKey.values()],
    /** @throws Error when the game is not the one whose return was worked out. */
    find: (key: string): PlayedGame | null => {
      const known = made.get(key)
      if (known) return known
      const game = byKey.get(key)
      if (!game) return null
      const { game: rules, spots = [] } = deriveGame(game.wish)
      if (rules.hash !== game.hash)
        throw new Error(`${key} is not the game that was worked out: run tools/provided-games`)
      const played = { listed: game, rules, spots }
      made.set(key, played)
      return played
    },
  }
}
export type Games = ReturnType<typeof openGames>
