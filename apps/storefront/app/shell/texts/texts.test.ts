import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
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

/** Words that are the same in English and elsewhere: names, and words of the trade. */
const everywhere = words(
  'bic bingo bitcoin c cash cashback castle coin crash ethereum horror iban jackpot keno litecoin matrix mega monero of p poker respins rtp sandbox stablecoin tether usd usdc usdt vip',
)
const alike = {
  de: words(
    'bonus bronze code coins comp gold live name newsletter passkey passkeys points roulette slot slots support symbol version',
  ),
  es: words('error no scatters'),
  pt: words('bronze e mail newsletter scatters'),
  fr: words(
    'actions bonus bronze cascades code confirmation confirmations contact date dragons e licence mail message messages missions newsletter page pages points promotions roulette scatters score secret source tables ticket tickets type version',
  ),
  // Forms of address are chosen in English: a Japanese one follows the name and has no kinds.
  ja: words('mr ms mrs'),
}

function words(sentence: string): ReadonlySet<string> {
  return new Set(sentence.toLowerCase().match(/\p{L}+/gu))
}

describe.each(translations)('in %s', (language) => {
  it.each(Object.keys(texts.en))('page %s takes the same values as in English', (page) => {
    const valuesIn = (all: object) =>
      Object.fromEntries(
        sentencesOf(Object.entries(all).find(([name]) => name === page)?.[1])
          // Japanese has no singular.
          .filter(([path]) => !path.endsWith('.one'))
          .map(([path, sentence]) => [path, valuesOf(sentence)]),
      )
    expect(valuesIn(texts[language])).toEqual(valuesIn(texts.en))
  })

  it('no sentence is still the English one', () => {
    const original = new Map(sentencesOf(texts.en))
    const isShared = (word: string): boolean => everywhere.has(word) || alike[language].has(word)
    const left = sentencesOf(texts[language]).filter(
      ([path, sentence]) =>
        original.get(path) === sentence &&
        ![...words(sentence.replace(/\{\w+\}/g, ''))].every(isShared),
    )
    expect(left).toEqual([])
  })
})

it.each(languages)('no sentence is empty in %s', (language) => {
  for (const [path, sentence] of sentencesOf(texts[language]))
    expect(sentence.trim(), path).not.toBe('')
})
