import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { Game as GameRules } from '@fairhouse/game-math/game'

/** An own game as the house offers it: what it says of itself, its rules, and what was proven of them. */
export interface Title {
  readonly manifest: GameManifest
  readonly rules: GameRules
  readonly certificate: Certificate
}

/** All titles of the house. */
export interface Titles {
  readonly all: readonly Title[]
  find(uri: string): Title | undefined
  /** By the id of its manifest. */
  byId(id: number): Title | undefined
}

/** @throws Error when two titles share an id or a uri. */
export function titlesOf(all: readonly Title[]): Titles {
  const byUri = new Map(all.map((title) => [title.manifest.uri, title]))
  const byId = new Map(all.map((title) => [title.manifest.id, title]))
  if (byUri.size < all.length || byId.size < all.length) {
    throw new Error('two titles have the same id or uri')
  }
  return { all, find: (uri) => byUri.get(uri), byId: (id) => byId.get(id) }
}
