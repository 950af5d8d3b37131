import { describe, expect, it } from 'vitest'
import { chooseSections } from './sections.ts'

const holds = { bonuses: true, vip: false }

describe('a text about a feature', () => {
  it.each([
    ['a {{#bonuses}}b{{/bonuses}} c', 'a b c'],
    ['a {{^bonuses}}b{{/bonuses}}c', 'a c'],
    ['{{^vip}}soon{{/vip}}{{#vip}}now{{/vip}}', 'soon'],
    ['{{#bonuses}}a{{#vip}}b{{/vip}}c{{/bonuses}}', 'ac'],
    ['{{#vip}}a{{#bonuses}}b{{/bonuses}}c{{/vip}}d', 'd'],
    ['No tag {{age.minimum}}.', 'No tag {{age.minimum}}.'],
  ])('%j shows %j', (text, shown) => {
    expect(chooseSections(text, holds)).toBe(shown)
  })

  it('loses the lines that only hold a tag, so that lists and tables stay whole', () => {
    const text = '- a\n{{#bonuses}}\n- b\n{{/bonuses}}\n{{#vip}}\n- c\n{{/vip}}\n- d\n'
    expect(chooseSections(text, holds)).toBe('- a\n- b\n- d\n')
  })

  it.each([
    ['{{#chess}}a{{/chess}}', 'no feature {{#chess}}'],
    ['{{#vip}}a', '{{#vip}} is never closed'],
    ['a{{/vip}}', '{{/vip}} closes nothing'],
    ['{{#vip}}{{#bonuses}}a{{/vip}}{{/bonuses}}', '{{/vip}} closes nothing'],
  ])('%j is a mistake', (text, message) => {
    expect(() => chooseSections(text, holds)).toThrow(message)
  })
})
