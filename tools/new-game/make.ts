import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type KindName, kinds } from './kinds.ts'
import type { NewGame } from './new-game.ts'
import { partsLike } from './parts-like.ts'

const template = new URL('./template/', import.meta.url)
const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/**
 * Writes the folder of a new title: a small game of its kind whose numbers certify and that can be drawn, with help that is still to be written. Its
 * place is that of the title it is like, until it has one of its own.
 */
export function makeGame(folder: URL, game: NewGame, kind: KindName = 'slot'): void {
  const { like } = kinds[kind]
  const own = templateFiles(new URL(`${kind}/`, template))
  const help = readFileSync(new URL('help.md.txt', template), 'utf8')
  const parts = new Map([
    ...(like === null ? [] : partsLike(like, game)),
    ...own.map(([name, text]) => [name, filled(text, game)] as const),
    ...languages.map((language) => [`help/${language}.md`, filled(help, game)] as const),
  ])
  for (const [name, text] of parts) {
    const file = new URL(name, folder)
    mkdirSync(new URL('./', file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Texts of a template by where each goes in the title's folder. */
function templateFiles(folder: URL): readonly (readonly [string, string])[] {
  const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return [name.slice(0, -'.txt'.length), text] as const
    })
}

function filled(text: string, { uri, id, name, since }: NewGame): string {
  return text
    .replaceAll('{{uri}}', uri)
    .replaceAll('{{id}}', String(id))
    .replaceAll('{{name}}', name)
    .replaceAll('{{since}}', since)
}
