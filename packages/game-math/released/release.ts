import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { cascadeEngine, cascadeGame } from '../families/cascade/cascade-game.ts'
import type { CascadeDefinition } from '../families/cascade/definition.ts'
import { cellsEngine, cellsGame } from '../families/cells/cells-game.ts'
import type { CellsDefinition } from '../families/cells/definition.ts'
import { definitionHash } from '../definition-hash.ts'
import type { Game } from '../game.ts'
import type { SlotDefinition } from '../families/slot/definition.ts'
import { jackpotEngine, jackpotGame } from '../jackpots/jackpot-game.ts'
import { slotEngine, slotGame } from '../families/slot/slot-game.ts'
import {
  isPrizeTableGame,
  prizeTableEngine,
  prizeTableGame,
} from '../prize-table/prize-table-game.ts'
import type { PrizeTableHead } from '../prize-table/prize-table-head.ts'
import { slot1, type Slot1Definition, slot1Game } from './slot-1.ts'

/** Rules as data, as they are kept for ever: the engine with its version, and what it plays. */
export type Release = PlainRelease | TableRelease | JackpotRelease

type PlainRelease =
  | { readonly engine: typeof slot1; readonly definition: Slot1Definition }
  | { readonly engine: typeof slotEngine; readonly definition: SlotDefinition }
  | { readonly engine: typeof cascadeEngine; readonly definition: CascadeDefinition }
  | { readonly engine: typeof cellsEngine; readonly definition: CellsDefinition }

/** Rounds of an inner game, drawn from a prize table. */
interface TableRelease {
  readonly engine: typeof prizeTableEngine
  readonly inner: PlainRelease
  readonly table: PrizeTableHead
}

/** A game with progressive jackpots beside it. */
interface JackpotRelease {
  readonly engine: typeof jackpotEngine
  readonly inner: PlainRelease | TableRelease
  readonly jackpots: readonly JackpotTerms[]
}

/**
 * The game of a release. Every engine that ever played a released definition has its case here, for as long as a stored round may name it: a
 * new version of an engine gets another case, and the old one stays or is carried over to the new one.
 * @throws RangeError when no engine of today plays it.
 */
export function gameOf(release: Release): Game {
  if (release.engine === jackpotEngine) {
    return jackpotGame(gameOf(release.inner), release.jackpots)
  }
  return release.engine === prizeTableEngine
    ? prizeTableGame(plainGame(release.inner), release.table)
    : plainGame(release)
}

function plainGame(release: PlainRelease): Game {
  switch (release.engine) {
    case slot1:
      return slot1Game(release.definition)
    case slotEngine:
      return slotGame(release.definition)
    case cascadeEngine:
      return cascadeGame(release.definition)
    case cellsEngine:
      return cellsGame(release.definition)
    default:
      return unknown(release)
  }
}

function unknown(release: never): never {
  throw new RangeError(
    `no engine of today plays what was kept: ${JSON.stringify(release).slice(0, 60)}`,
  )
}

/** A release as it is written down. */
type Written =
  | { readonly engine: string; readonly definition: object }
  | { readonly engine: string; readonly inner: Written; readonly table: PrizeTableHead }
  | {
      readonly engine: string
      readonly inner: Written
      readonly jackpots: readonly JackpotTerms[]
    }

/**
 * What is to be kept of a game of today, or null when it is of an engine that releases do not know.
 * @param definition what the game, or the inner game of its table, was made of.
 */
export function releaseOf(game: Game, definition: object): Written | null {
  for (const engine of [slotEngine, cascadeEngine, cellsEngine]) {
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
