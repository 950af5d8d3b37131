import { describe, expect, it } from 'vitest'
import { kindWordsIn } from './kind-words.ts'
import { moreWordsIn } from './more-words.ts'
import { isSpoken, wordsIn } from './words.ts'

const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'].filter(isSpoken)
/** What is filled in. */
const gapsOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(languages)('the words of the page in %s', (language) => {
  const lists = [wordsIn(language), moreWordsIn(language), kindWordsIn(language)]

  it('have a name of their own in every list: the page puts them all together', () => {
    const names = lists.flatMap((list) => Object.keys(list))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are said, with the gaps that the English ones have', () => {
    const english = { ...wordsIn('en'), ...moreWordsIn('en'), ...kindWordsIn('en') }
    const here: Readonly<Record<string, string>> = Object.assign({}, ...lists)
    for (const [name, text] of Object.entries(english)) {
      expect(here[name], name).toMatch(/\S/)
      expect([name, gapsOf(here[name] ?? '')]).toEqual([name, gapsOf(text)])
    }
  })
})
