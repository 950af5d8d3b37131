import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameCard } from '@fairhouse/contract/entities/card'
import type { SlotDefinition } from '@fairhouse/game-math/slot/definition'
import type { SlotState } from '@fairhouse/game-math/slot/state'
import type { Game } from '@fairhouse/game-math/game'

/** An own title as its folder brings it. */
export interface Title {
  /** Its folder, with a slash at the end. */
  readonly folder: URL
  readonly card: GameCard
  readonly definition: SlotDefinition
  readonly game: Game<SlotState>
}

const games = new URL('./', import.meta.url)

/** Addresses of all own titles: every folder here that holds a card. */
export function titleUris(): readonly string[] {
  return readdirSync(fileURLToPath(games), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/card.ts`, games)))
    .map((entry) => entry.name)
    .toSorted()
}

/**
 * Loads a title's card and mathematics.
 * @throws Error when no such title exists.
 */
export async function loadTitle(uri: string): Promise<Title> {
  if (!titleUris().includes(uri)) throw new Error(`there is no game ${uri}`)
  const folder = new URL(`${uri}/`, games)
  const { card } = await import(new URL('card.ts', folder).href)
  const { definition, game } = await import(new URL('math.ts', folder).href)
  return { folder, card, definition, game }
}
