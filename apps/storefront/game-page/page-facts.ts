import type { Adapters } from '@fairhouse/contract/adapters'
import { isLanguage, type Language } from './texts/texts.ts'

/** What the server wrote into the page. */
export interface PageFacts {
  readonly language: Language
  readonly uri: string
  /** The family of games that it is one of. */
  readonly family: string
  /** The kind of live room that it is played in; null: none. */
  readonly room: string | null
  readonly name: string
  readonly demo: boolean
  readonly brand: string
  /** Services outside the house; null: there are none. */
  readonly adapters: Adapters | null
}

/** @throws TypeError when the page was not filled by the server. */
export function readPageFacts(page: Document): PageFacts {
  const facts: unknown = JSON.parse(page.getElementById('page-data')?.textContent ?? 'null')
  if (!isFacts(facts)) throw new TypeError('the page says nothing of its game')
  const { lang, uri, family, room, name, demo, brand, adapters } = facts
  const language = isLanguage(lang) ? lang : 'en'
  return { language, uri, family, room, name, demo, brand, adapters }
}

interface WireFacts {
  readonly lang: string
  readonly uri: string
  /** The family of games that it is one of. */
  readonly family: string
  readonly room: string | null
  readonly name: string
  readonly demo: boolean
  readonly brand: string
  /** Services outside the house; null: there are none. */
  readonly adapters: Adapters | null
}

const isFacts = (facts: unknown): facts is WireFacts =>
  typeof facts === 'object' &&
  facts !== null &&
  'lang' in facts &&
  'uri' in facts &&
  'family' in facts &&
  'room' in facts &&
  'name' in facts &&
  'demo' in facts &&
  'brand' in facts &&
  'adapters' in facts
