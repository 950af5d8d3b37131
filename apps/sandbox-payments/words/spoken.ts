import type { FastifyRequest } from 'fastify'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'

const all = { en, de, es, pt, fr, ja } as const satisfies Readonly<Record<string, Words>>

type Language = keyof typeof all

/** How a page speaks to whoever was led to it. */
export interface Spoken {
  readonly language: Language
  readonly words: Words
  /** An address of the sandbox's, in the same language. @param more of its query. */
  readonly at: (path: string, more?: Readonly<Record<string, string>>) => string
}

const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(all, text)

/** The language that the link to the page tells (`?lang=de`); English where it tells none. */
export function spokenIn(request: Pick<FastifyRequest, 'query'>): Spoken {
  const { query } = request
  const told = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : null
  const language = isLanguage(told) ? told : 'en'
  return {
    language,
    words: all[language],
    at: (path, more = {}) => {
      const query = new URLSearchParams({ ...more, ...(language !== 'en' && { lang: language }) })
      return query.size === 0 ? path : `${path}?${query}`
    },
  }
}

/** A sentence with its gaps filled. */
export const filled = (sentence: string, gaps: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap)
