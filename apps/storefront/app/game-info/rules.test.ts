import { expect, it } from 'vitest'
import { rulesOf, split } from './rules.server.ts'

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
  expect(rulesOf('castle-of-horror', 'de')).toMatchObject({ language: 'de' })
  expect(rulesOf('castle-of-horror', 'en')?.lead).toContain('Five reels')
})

it('a game whose rules are not ours has none', () => {
  expect(rulesOf('Evoplay-Anything', 'en')).toBeNull()
})
