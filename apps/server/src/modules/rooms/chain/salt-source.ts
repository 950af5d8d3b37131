import { randomBytes } from 'node:crypto'

/** Where the salt of a chain comes from once its end is published. */
export interface SaltSource {
  /** Told to players with the salt. */
  readonly source: string
  readonly take: () => Promise<string>
}

/**
 * Chance of the house itself, drawn after the end of the chain was written down. It shows that the salt is newer than the chain; that nobody knew it before rests
 * on the house's word, which players are told. `docs/rooms.md` says how a public beacon takes its place.
 */
export const houseSalt: SaltSource = {
  source: 'house',
  take: async () => randomBytes(32).toString('hex'),
}
