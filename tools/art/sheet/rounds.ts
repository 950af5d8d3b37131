import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const golden = z.object({ rounds: z.array(z.object({ name: z.string(), units: z.int() })) })

/** A title and the golden round that shows a win of it, by the name that the stage page knows it under. */
export interface Shown {
  readonly uri: string
  readonly win: string
}

/**
 * Titles with a client and golden rounds.
 * @param games folder of the titles.
 * @param wanted addresses of titles; empty: all of them.
 */
export function shownTitles(games: string, wanted: readonly string[]): readonly Shown[] {
  return readdirSync(games)
    .filter((uri) => wanted.length === 0 || wanted.includes(uri))
    .filter((uri) => existsSync(join(games, uri, 'client', 'index.ts')))
    .filter((uri) => existsSync(join(games, uri, 'golden.json')))
    .map((uri) => ({ uri, win: winOf(join(games, uri, 'golden.json')) }))
}

function winOf(file: string): string {
  const { rounds } = golden.parse(JSON.parse(readFileSync(file, 'utf8')))
  const large = rounds.findIndex(({ name }) => name === 'a large win without a feature')
  const place =
    large < 0
      ? Math.max(
          0,
          rounds.findIndex(({ units }) => units > 0),
        )
      : large
  return `${place} ${rounds[place]?.name ?? ''}`
}
