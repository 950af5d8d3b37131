import { readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { expect, it } from 'vitest'
import { ruleWords } from '../../words/en.ts'
import { certifiedTickets } from './certified.ts'
import { words } from './words/en.ts'

const certified = certificate.parse(
  JSON.parse(
    readFileSync(new URL('../../../../../games/keno-80/certificate.json', import.meta.url), 'utf8'),
  ),
)

it('tells what every number of spots returns, the headline among them', () => {
  const [card] = certifiedTickets(
    certified,
    {
      words: ruleWords,
      language: 'en',
      symbolName: (symbol: string) => symbol,
      number: (value) => Math.floor(value).toLocaleString('en'),
      percent: (ratio) => `${(ratio * 100).toFixed(2)} %`,
    },
    words,
  )
  expect(card?.sentences[0]).toContain('8 numbers')
  expect(card?.rows.map(([what]) => what)).toEqual([
    '1 number',
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((spots) => `${spots} numbers`),
  ])
  expect(card?.rows[0]?.[1]).toContain('RTP 92.50 %')
  expect(card?.rows[0]?.[1]).toContain('3.7 × bet')
  expect(card?.rows[7]?.[1]).toContain('RTP 92.63 %')
  expect(card?.rows[7]?.[1]).toContain('10,000 × bet')
})
