import type { Adapters } from '@fairhouse/contract/adapters'
import type { InitData } from '@fairhouse/contract/entities/init-data'
import { scriptJson } from './script-json.ts'

/** What the page of a game needs to know before it asks anything. */
export interface GamePageFacts {
  readonly lang: string
  readonly uri: string
  /** Its family, whose part of the page is fetched beside the title's. */
  readonly family: string
  /** The kind of live room that it is played in; null for a game that is played alone. */
  readonly room: string | null
  readonly name: string
  readonly demo: boolean
  readonly brand: string
  /** Services outside the house, as far as the browser uses them; null: there are none. */
  readonly adapters: Adapters | null
  readonly init: InitData
}

/**
 * Fills the built page of a game. `%DATA%` stands in a script of type application/json, which no browser runs; `%NONCE%` and
 * `%LANG%` in attributes; `<!--head-->` where the title belongs.
 */
export function gamePage(template: string, facts: GamePageFacts, nonce: string): string {
  const head = `<title>${escapeText(`${facts.name} · ${facts.brand}`)}</title>`
  // Functions, because a replacement text would give `$&` and the like a meaning.
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replaceAll('%LANG%', () => facts.lang)
    .replace('<!--head-->', () => head)
    .replace('%DATA%', () => scriptJson(facts))
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
