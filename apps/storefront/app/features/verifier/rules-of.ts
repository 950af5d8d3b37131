import type { Game } from '@fairhouse/game-math/game'
import { gameOf, type Release } from '@fairhouse/game-math/released/release'

/** Each title's mathematics is a file of its own, loaded when it is asked for. So are the rules that were released before. */
const titles = import.meta.glob<{ game: Game }>('../../../../../games/*/math.ts')
const released = import.meta.glob<Release>('../../../../../games/*/released/*.json', {
  import: 'default',
})

/**
 * The rules of a title: those that a round names by their hash, else those of today. Where neither is as named, the recount shows the
 * difference.
 * @param hash null for a round that names none.
 * @returns null when there is no such title.
 */
export async function rulesOf(uri: string, hash: string | null): Promise<Game | null> {
  const today = (await titles[`../../../../../games/${uri}/math.ts`]?.())?.game ?? null
  if (hash === null || today?.hash === hash) return today
  const kept = await released[`../../../../../games/${uri}/released/${hash}.json`]?.()
  if (!kept) return today
  return gameOf(kept)
}

/** The released rules of these names, by their hashes; those that there are none of are left out. */
export async function releasesOf(
  named: readonly { readonly uri: string; readonly hash: string }[],
): Promise<Record<string, Release>> {
  const paths = new Map(
    named.map(({ uri, hash }) => [hash, `../../../../../games/${uri}/released/${hash}.json`]),
  )
  const loaded = await Promise.all(
    [...paths].map(async ([hash, path]) => [hash, await released[path]?.()] as const),
  )
  return Object.fromEntries(loaded.flatMap(([hash, rules]) => (rules ? [[hash, rules]] : [])))
}
