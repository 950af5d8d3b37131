/** What a new title is called. */
export interface NewGame {
  readonly uri: string
  readonly id: number
  readonly name: string
  /** ISO 8601 date. */
  readonly since: string
}

/** What is wrong with a name for a new title, or null. */
export function faultOf(game: NewGame, taken: { uris: readonly string[]; ids: readonly number[] }) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(game.uri)) {
    return `${game.uri} is no address: lower-case letters and digits, with hyphens between words`
  }
  if (taken.uris.includes(game.uri)) return `there is a title ${game.uri} already`
  if (!Number.isSafeInteger(game.id) || game.id < 1) return 'an id is a whole number'
  if (taken.ids.includes(game.id)) return `another title has the id ${game.id}`
  return game.name.trim() === '' || /['`$\\]/.test(game.name)
    ? 'a name has letters, and no quotation marks or dollar signs'
    : null
}
