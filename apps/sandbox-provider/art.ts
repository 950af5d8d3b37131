import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const media = fileURLToPath(new URL('../../media/games/', import.meta.url))

/** The tile of a game as WebP; null when it has none. @param keys games that there are: nothing else is looked for. */
export function artOf(key: string, keys: readonly string[]): Buffer | null {
  if (!keys.includes(key)) return null
  const file = `${media}${key}/tile-480.webp`
  return existsSync(file) ? readFileSync(file) : null
}
