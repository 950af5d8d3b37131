import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NewGame } from './new-game.ts'

/** What is proved, baked or told of a title is its own; everything else of its folder may be taken over. */
const own = /^(released|help|client\/assets)\/|\.test\.ts$/
const taken = /\.(ts|glsl)$/

/**
 * The sources of a title of the house under another name: manifest, palette, art and client, and the mathematics where nothing takes their place.
 * @throws Error when the title says its name in a way that is not known here.
 */
export function partsLike(
  uri: string,
  game: NewGame,
): readonly (readonly [name: string, text: string])[] {
  const folder = new URL(`../../games/${uri}/`, import.meta.url)
  const manifest = readFileSync(new URL('manifest.ts', folder), 'utf8')
  const name = /^ {2}name: '(.*)',$/m.exec(manifest)?.[1]
  if (name === undefined) throw new Error(`the manifest of ${uri} has no name`)
  return readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => taken.test(file) && !own.test(file))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      const named = file === 'manifest.ts' ? renamed(text, game) : text
      return [file, lettered(named.replaceAll(name, game.name), game)] as const
    })
}

/** A manifest of another title, with what is the title's own replaced. */
function renamed(manifest: string, { id, uri, name, since }: NewGame): string {
  const facts = {
    id: String(id),
    uri: `'${uri}'`,
    name: `'${name}'`,
    version: '1',
    since: `'${since}'`,
  }
  return Object.entries(facts).reduce(
    (text, [fact, value]) =>
      text.replace(new RegExp(`^ {2}${fact}: .*,$`, 'm'), `  ${fact}: ${value},`),
    manifest,
  )
}

/** The lettering of a logo is the name in one line. */
const lettered = (scene: string, { name }: NewGame): string =>
  scene.replace(/^ {2}lines: \[.*\],$/m, `  lines: ['${name}'],`)
