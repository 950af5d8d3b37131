import { describe, expect, it } from 'vitest'
import { marksOf } from './marks.ts'

const marked = (name: string, query: string): string =>
  marksOf(name, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

describe('marks', () => {
  it.each([
    ['Castle of Horror', 'cast', '[Cast]le of Horror'],
    ['Castle of Horror', 'horror castle', '[Castle] of [Horror]'],
    ['Castle of Horror', 'casle', '[Castle] of Horror'],
    ['Castle of Horror', 'castleofhorror', '[Castle of Horror]'],
    ["Joker's Ledger", 'jokers', "[Joker's] Ledger"],
    ['Moss and Moonlight', 'light', 'Moss and Moon[light]'],
    ['Straße der Könige', 'strasse konig', '[Straße] der [König]e'],
    ['Castle of Horror', '', 'Castle of Horror'],
    ['Castle of Horror', '.*', 'Castle of Horror'],
    ['侍の城', '侍', '[侍]の城'],
  ])('%s, searched by %j: %s', (name, query, wanted) => {
    expect(marked(name, query)).toBe(wanted)
  })
})
