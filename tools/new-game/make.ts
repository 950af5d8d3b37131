import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** What a new title is called. */
export interface NewGame {
  readonly uri: string
  readonly id: number
  readonly name: string
  /** ISO 8601 date. */
  readonly since: string
}

const template = new URL('./template/', import.meta.url)
const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/** Files of the template, and where each goes in the title's folder. */
const files: readonly (readonly [string, string])[] = [
  ...[
    'manifest.ts',
    'symbols.ts',
    'palette.ts',
    'math.ts',
    'reels.ts',
    'design.ts',
    'client/index.ts',
    'client/names.ts',
    'art/scene.ts',
    'art/symbols.ts',
    'art/sound.ts',
    'art/picture.glsl',
  ].map((name) => [`${name}.txt`, name] as const),
  ...languages.map((language) => ['help.md.txt', `help/${language}.md`] as const),
]

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

/** Writes the folder of a new title: a small slot of five reels that is tuned and can be drawn, with help that is still to be written. */
export function makeGame(folder: URL, game: NewGame): void {
  for (const part of ['help/', 'client/', 'art/'])
    mkdirSync(new URL(part, folder), { recursive: true })
  for (const [from, to] of files) {
    const text = readFileSync(new URL(from, template), 'utf8')
    writeFileSync(new URL(to, folder), filled(text, game))
  }
}

function filled(text: string, { uri, id, name, since }: NewGame): string {
  return text
    .replaceAll('{{uri}}', uri)
    .replaceAll('{{id}}', String(id))
    .replaceAll('{{name}}', name)
    .replaceAll('{{since}}', since)
}
