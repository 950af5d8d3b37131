import { expect, it } from 'vitest'
import { languages } from '../../shell/texts/languages.ts'
import { rulesOf, split } from './rules.server.ts'

const free = { gamble: true, buy: true }

it('a help text becomes a lead and sections, without the heading that the page has itself', () => {
  const { lead, sections } = split(
    '# Castle\n\nFive **reels**.\n\n## Wins\n\nThey pay.\n\n## Numbers\n\n- one\n',
  )
  expect(lead).toBe('<p>Five <strong>reels</strong>.</p>')
  expect(sections).toEqual([
    { title: 'Wins', html: '<p>They pay.</p>' },
    { title: 'Numbers', html: '<ul>\n<li>one</li>\n</ul>' },
  ])
})

it('a table scrolls in a box of its own', () => {
  const { lead } = split('| A | B |\n| --- | --- |\n| 1 | **2** |\n')
  expect(lead).toBe(
    '<div class="rules-table"><table><thead><tr><th>A</th><th>B</th></tr></thead>' +
      '<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div>',
  )
})

it('the rules of a title come in the language of the page', () => {
  expect(rulesOf('castle-of-horror', 'de', free)).toMatchObject({ language: 'de' })
  expect(rulesOf('castle-of-horror', 'en', free)?.lead).toContain('Five reels')
})

it('a game whose rules are not ours has none', () => {
  expect(rulesOf('Evoplay-Anything', 'en', free)).toBeNull()
})

it.each(languages)('what a place forbids is not told of: %s', (language) => {
  const told = (uri: string, rules = free) => JSON.stringify(rulesOf(uri, language, rules))
  const ofDoubling =
    /doubling|verdoppel|doppelt oder|doblar|doble o|doubler|quitte|dobrar|dobro ou|ダブル/i
  const ofBuying = /buying|kaufen|comprar|acheter|購入/i
  expect(told('emerald-delta')).toMatch(ofDoubling)
  expect(told('emerald-delta', { ...free, gamble: false })).not.toMatch(ofDoubling)
  expect(told('maps-of-atlantis')).toMatch(ofBuying)
  expect(told('maps-of-atlantis', { ...free, buy: false })).not.toMatch(ofBuying)
  const marks = ['emerald-delta', 'maps-of-atlantis'].map((uri) => told(uri)).join()
  expect(marks).not.toContain('<!--')
  for (const uri of ['emerald-delta', 'maps-of-atlantis']) {
    const all = rulesOf(uri, language, free)?.sections.length ?? 0
    const rest = rulesOf(uri, language, { gamble: false, buy: false })?.sections.length
    expect(rest, `only one section of ${uri} falls away`).toBe(all - 1)
  }
})
