import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { certificateOf } from '../games/certificates.server.ts'
import { languages } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { InfoPaytable } from './info-paytable.tsx'
import { tellPaytable } from './tell-paytable.server.ts'

const uri = 'maps-of-atlantis'
const unitsPerStake = 10

const lines: SlotPaytable = {
  family: 'slot',
  grid: { rows: [3, 3, 3], leastRows: [3, 3, 3], ofCells: false },
  rule: {
    by: 'lines',
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    bothWays: false,
  },
  pays: [
    {
      symbols: ['trident'],
      pays: [
        { count: 3, units: 20_000 },
        { count: 2, units: 5 },
      ],
    },
    { symbols: ['A', 'K'], pays: [{ count: 3, units: 25 }] },
  ],
  wild: null,
  scatter: { symbol: 'map', pays: [{ count: 3, units: 20 }] },
  features: [{ type: 'gamble', most: 5, limit: 1_000 }],
  modes: [{ name: 'freeSpins', kind: 'buy', price: 1_000 }],
  maxUnits: 50_000,
}
const clusters: SlotPaytable = {
  ...lines,
  rule: { by: 'cluster', least: 5 },
  pays: [
    {
      symbols: ['trident'],
      pays: [
        { count: 12, units: 100 },
        { count: 8, units: 30 },
      ],
    },
    {
      symbols: ['helmet'],
      pays: [
        { count: 12, units: 90 },
        { count: 5, units: 10 },
      ],
    },
  ],
}

const told = (paytable: SlotPaytable, language: (typeof languages)[number] = 'en') =>
  tellPaytable(
    uri,
    { paytable, unitsPerStake, isSkill: false },
    {
      certificate: certificateOf(uri),
      language,
      playRules: { gamble: true },
    },
  )

it('wins are multiples of the stake, one column for each count', () => {
  const { counts, rows } = told(lines)
  expect(counts).toEqual(['3×', '2×'])
  expect(rows.map(({ pays }) => pays)).toEqual([
    ['2,000', '0.5'],
    ['2.5', ''],
  ])
  expect(rows[1]?.symbols.map(({ name }) => name)).toEqual(['ace', 'king'])
})

it('a cluster of a count between two entries pays as the smaller one', () => {
  const { counts, rows } = told(clusters)
  expect(counts).toEqual(['12+×', '8–11×', '5–7×'])
  expect(rows.map(({ pays }) => pays)).toEqual([
    ['10', '3', ''],
    ['9', '1', '1'],
  ])
})

it('a mode tells its price and the return that its own certificate proves', () => {
  const words = JSON.stringify(told(lines).cards)
  const proof = certificateOf(uri)?.modes.find(({ name }) => name === 'freeSpins')
  expect(proof).toBeDefined()
  expect(words).toContain('Costs 100× bet')
  expect(words).toContain(`${Math.floor((proof?.rtp.ratio ?? 0) * 10_000) / 100}`)
})

it.each(languages)(
  'in %s the page tells all of it, and fetches no picture before it is near',
  (language) => {
    const all = told(lines, language)
    const html = renderToStaticMarkup(<InfoPaytable told={all} texts={texts[language].gameInfo} />)
    expect(html).not.toMatch(/undefined|NaN|<image/)
    expect(html.match(/<th scope="(col|row)"/g)).toHaveLength(
      1 + all.counts.length + all.rows.length,
    )
    for (const { title, sentences } of all.cards)
      for (const words of [title, ...sentences]) expect(html).toContain(words)
    expect(all.rows[0]?.symbols[0]?.picture?.sheet).toMatch(/symbols.*[.]webp/)
  },
)
