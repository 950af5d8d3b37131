import { providers } from '@fairhouse/contract/entities/provider'

const gameAt = /^[/](?:games[/])?([^/?#]+)$/
const providerPaths: ReadonlySet<string> = new Set(providers.map(({ path }) => path))

/**
 * Whether a path below the language prefix is a page of its own for which the browser leaves the app: a provider's, or a game's.
 * @param isGame whether a game has this address.
 */
export function isDocument(path: string, isGame: (uri: string) => boolean): boolean {
  const place = path.replace(/[?#].*$/, '')
  if (providerPaths.has(place)) return true
  const [, uri] = gameAt.exec(place) ?? []
  return uri !== undefined && isGame(uri)
}
