import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import type { Game } from '@fairhouse/game-math/game'
import { prizeTableFacts } from '@fairhouse/game-math/prize-table/prize-table-facts'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { readRows, withRows } from './with-rows.ts'

/** An own title as its folder brings it. */
export interface Title {
  /** Its folder, with a slash at the end. */
  readonly folder: URL
  readonly manifest: GameManifest
  readonly game: Game
  /** The data that the game is made of, for people to review. */
  readonly definition: object
  readonly design: Design
  /** Proves what one of the ways to bet returns; may take a minute. */
  facts(mode: string): GameFacts
}

const games = new URL('./', import.meta.url)

/** What makes a folder a title, and what makes a title one that the house offers. */
const partsOfTitle = ['manifest.ts', 'math.ts']
const partsOfOffered = ['client/index.ts', 'client/assets/pictures.json']

/** Addresses of all own titles, drawn or not: every folder here that holds a manifest and mathematics. */
export function titleUris(): readonly string[] {
  return readdirSync(fileURLToPath(games), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && hasParts(new URL(`${entry.name}/`, games), partsOfTitle),
    )
    .map((entry) => entry.name)
    .toSorted()
}

/** Whether a title is drawn, so that the house offers it once it is certified. */
export function isDrawn(folder: URL): boolean {
  return hasParts(folder, partsOfOffered)
}

function hasParts(folder: URL, parts: readonly string[]): boolean {
  return parts.every((part) => existsSync(new URL(part, folder)))
}

/**
 * Loads a title's manifest and mathematics.
 * @throws Error when no such title exists, or when it does not say what it is meant to be.
 */
export async function loadTitle(uri: string): Promise<Title> {
  if (!titleUris().includes(uri)) throw new Error(`there is no game ${uri}`)
  const folder = new URL(`${uri}/`, games)
  if (!hasParts(folder, ['design.ts'])) {
    throw new Error(
      `${uri} has no design.ts: its targets, its tags and its facts (docs/making-a-game.md)`,
    )
  }
  const { manifest } = await import(new URL('manifest.ts', folder).href)
  const { definition, game } = await import(new URL('math.ts', folder).href)
  const { design, facts } = await import(new URL('design.ts', folder).href)
  return {
    folder,
    manifest,
    definition,
    game: withRows(game, folder),
    design,
    facts: facts ?? factsOfTable(game, folder),
  }
}

/** Facts of a title that is proved by its prize table, whatever the inner game. */
function factsOfTable(game: Game, folder: URL): () => GameFacts {
  if (!isPrizeTableGame(game)) throw new Error(`${folder.pathname}design.ts proves no facts`)
  return () => prizeTableFacts(game.table, readRows(game.table, folder), game)
}
