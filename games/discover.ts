import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameCard } from '@fairhouse/contract/entities/card'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import type { Game } from '@fairhouse/game-math/game'
import { tableFacts } from '@fairhouse/game-math/table/table-facts'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import { readRows, withRows } from './with-rows.ts'

/** An own title as its folder brings it. */
export interface Title {
  /** Its folder, with a slash at the end. */
  readonly folder: URL
  readonly card: GameCard
  readonly game: Game
  /** The data that the game is made of, for people to review. */
  readonly definition: object
  readonly design: Design
  /** Proves what one of the ways to bet returns; may take a minute. */
  facts(mode: string): GameFacts
}

const games = new URL('./', import.meta.url)

/** What makes a folder a title, and what makes a title one that the house offers. */
const partsOfTitle = ['card.ts', 'math.ts']
const partsOfOffered = ['client/index.ts', 'client/assets/pictures.json']

/** Addresses of all own titles, drawn or not: every folder here that holds a card and mathematics. */
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
 * Loads a title's card and mathematics.
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
  const { card } = await import(new URL('card.ts', folder).href)
  const { definition, game } = await import(new URL('math.ts', folder).href)
  const { design, facts } = await import(new URL('design.ts', folder).href)
  return {
    folder,
    card,
    definition,
    game: withRows(game, folder),
    design,
    facts: facts ?? factsOfTable(game, folder),
  }
}

/** Facts of a title that is proved by its outcome table, whatever the inner game. */
function factsOfTable(game: Game, folder: URL): () => GameFacts {
  if (!isTableGame(game)) throw new Error(`${folder.pathname}design.ts proves no facts`)
  return () => tableFacts(game.table, readRows(game.table, folder), game)
}
