import { readFileSync } from 'node:fs'
import { titleUris } from '@fairhouse/games/discover'
import { keptHashes, releasedGame } from '@fairhouse/games/released'
import type { Release } from '@fairhouse/game-math/released/release'
import type { PlayedTitle } from './play-stream.ts'

/** Every own title by all rules that were ever released of it, with the rows of its table if it has one. */
export async function everyTitle(): Promise<{
  readonly titles: readonly PlayedTitle[]
  readonly definitions: Readonly<Record<string, Release>>
}> {
  const named = titleUris().flatMap((uri) => keptHashes(uri).map((hash) => ({ uri, hash })))
  const titles = await Promise.all(
    named.map(async ({ uri, hash }) => {
      const released = await releasedGame(uri, hash)
      if ('missing' in released) throw new Error(released.missing)
      return { uri, game: released.game }
    }),
  )
  return {
    titles,
    definitions: Object.fromEntries(named.map(({ uri, hash }) => [hash, releaseOf(uri, hash)])),
  }
}

function releaseOf(uri: string, hash: string): Release {
  const file = new URL(`../../../games/${uri}/released/${hash}.json`, import.meta.url)
  const release: Release = JSON.parse(readFileSync(file, 'utf8'))
  return release
}
