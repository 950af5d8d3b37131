import { readFileSync } from 'node:fs'
import { game as candyGrotto } from '@fairhouse/games/candy-grotto/math'
import { game as castle } from '@fairhouse/games/castle-of-horror/math'
import { game as emeraldDelta } from '@fairhouse/games/emerald-delta/math'
import { game as goldRush } from '@fairhouse/games/gold-rush-link/math'
import { game as matrixCascade } from '@fairhouse/games/matrix-cascade/math'
import { game as mineField } from '@fairhouse/games/mine-field/math'
import { game as rioNights } from '@fairhouse/games/rio-nights/math'
import { withRows } from '@fairhouse/games/with-rows'
import type { Game } from '@fairhouse/game-math/game'
import type { Release } from '@fairhouse/game-math/released/release'
import type { PlayedTitle } from './play-stream.ts'

const folderOf = (uri: string): URL => new URL(`../../../games/${uri}/`, import.meta.url)
const titleOf = (uri: string, game: Game): PlayedTitle => ({
  uri,
  game: withRows(game, folderOf(uri)),
})

/** One of each kind: a cascade from a table, cells, choices and picks, doubling, a jackpot by draw, a field that is chosen and turned tile by tile. */
export const titles: readonly PlayedTitle[] = [
  titleOf('castle-of-horror', castle),
  titleOf('candy-grotto', candyGrotto),
  titleOf('emerald-delta', emeraldDelta),
  titleOf('matrix-cascade', matrixCascade),
  titleOf('rio-nights', rioNights),
  titleOf('gold-rush-link', goldRush),
  titleOf('mine-field', mineField),
]

/** Rules as they are released, by their hashes. */
export const definitions: Readonly<Record<string, Release>> = Object.fromEntries(
  titles.map(({ uri, game: { hash } }) => {
    const text = readFileSync(new URL(`released/${hash}.json`, folderOf(uri)), 'utf8')
    const release: Release = JSON.parse(text)
    return [hash, release]
  }),
)

/** @throws RangeError when none of `titles` has them. */
export function gameByHash(hash: string): Game {
  const title = titles.find(({ game }) => game.hash === hash)
  if (!title) throw new RangeError(`no title has the rules ${hash}`)
  return title.game
}
