import { describe, expect, it } from 'vitest'
import { texts } from './texts.server.ts'

const valuesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()

/** Every sentence with the path of its key. */
function sentencesOf(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => sentencesOf(child, `${path}.${key}`))
}

describe('texts', () => {
  it.each(Object.keys(texts.en))('take the same values in every language on page %s', (page) => {
    const valuesIn = (language: object) =>
      sentencesOf(Object.entries(language).find(([name]) => name === page)?.[1]).map(
        ([path, sentence]) => [path, ...valuesOf(sentence)],
      )
    expect(valuesIn(texts.de)).toEqual(valuesIn(texts.en))
  })

  it('are never empty', () => {
    for (const language of [texts.en, texts.de]) {
      for (const [path, sentence] of sentencesOf(language))
        expect(sentence.trim(), path).not.toBe('')
    }
  })
})
