import { describe, expect, it } from 'vitest'
import { languages } from '../language/languages.ts'
import { texts } from './texts.server.ts'

const translations = languages.filter((language) => language !== 'en')

const valuesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()

/** Every sentence with the path of its key. */
function sentencesOf(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => sentencesOf(child, `${path}.${key}`))
}

describe.each(translations)('in %s', (language) => {
  it.each(Object.keys(texts.en))('page %s takes the same values as in English', (page) => {
    const valuesIn = (all: object) =>
      sentencesOf(Object.entries(all).find(([name]) => name === page)?.[1])
        // Japanese has no singular.
        .filter(([path]) => !path.endsWith('.one'))
        .map(([path, sentence]) => [path, ...valuesOf(sentence)])
    expect(valuesIn(texts[language])).toEqual(valuesIn(texts.en))
  })
})

it.each(languages)('no sentence is empty in %s', (language) => {
  for (const [path, sentence] of sentencesOf(texts[language]))
    expect(sentence.trim(), path).not.toBe('')
})
