import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { definitionHash } from '../definition-hash.ts'
import { engines } from '../families/all.ts'
import type { Game } from '../game.ts'
import { jackpotEngine, jackpotGame } from '../jackpots/jackpot-game.ts'
import {
  isPrizeTableGame,
  prizeTableEngine,
  prizeTableGame,
} from '../prize-table/prize-table-game.ts'
import type { PrizeTableHead } from '../prize-table/prize-table-head.ts'

/** Rules as data, as they are kept for ever: the engine with its version, and what it plays. */
export type Release = PlainRelease | TableRelease | JackpotRelease

/** Of an engine of a family (`families/all.ts`). */
export interface PlainRelease {
  readonly engine: string
  readonly definition: object
}

/** Rounds of an inner game, drawn from a prize table. */
interface TableRelease {
  readonly engine: string
  readonly inner: PlainRelease
  readonly table: PrizeTableHead
}

/** A game with progressive jackpots beside it. */
interface JackpotRelease {
  readonly engine: string
  readonly inner: PlainRelease | TableRelease
  readonly jackpots: readonly JackpotTerms[]
}

/**
 * The game of a release. Every engine that ever played a released definition is in the list of its family, for as long as a stored round may
 * name it: a new version of an engine is another one, and the old one stays or is carried over to the new one.
 * @throws RangeError when no engine of today plays it.
 */
export function gameOf(release: Release): Game {
  if ('jackpots' in release) {
    if (release.engine !== jackpotEngine) return unknown(release)
    return jackpotGame(gameOf(release.inner), release.jackpots)
  }
  if ('table' in release) {
    if (release.engine !== prizeTableEngine) return unknown(release)
    return prizeTableGame(gameOf(release.inner), release.table)
  }
  const engine = engines.find(({ name }) => name === release.engine)
  return engine ? engine.game(release.definition) : unknown(release)
}

function unknown(release: Release): never {
  throw new RangeError(
    `no engine of today plays what was kept: ${JSON.stringify(release).slice(0, 60)}`,
  )
}

/**
 * What is to be kept of a game of today, or null when it is of an engine that no family lists.
 * @param definition what the game, or the inner game of its table, was made of.
 */
export function releaseOf(game: Game, definition: object): Release | null {
  for (const { name: engine } of engines) {
    const plain = { engine, definition }
    const hash = definitionHash(engine, definition)
    if (hash === game.hash) return plain
    const { jackpots } = game
    if (jackpots && definitionHash(jackpotEngine, { inner: hash, jackpots }) === game.hash) {
      return { engine: jackpotEngine, inner: plain, jackpots }
    }
    if (!isPrizeTableGame(game)) continue
    const { table } = game
    if (definitionHash(prizeTableEngine, { inner: hash, table }) === game.hash) {
      return { engine: prizeTableEngine, inner: plain, table }
    }
  }
  return null
}
