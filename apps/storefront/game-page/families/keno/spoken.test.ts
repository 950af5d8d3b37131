import type { KenoEvent } from '@fairhouse/contract/families/keno/events'
import { describe, expect, it } from 'vitest'
import { en as shared } from '../../texts/en.ts'
import { spokenEvents } from './spoken.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { pt } from './texts/pt.ts'

const money = (amount: number): string => `$${(amount / 100).toFixed(2)}`

const round = (spots: readonly number[], drawn: readonly number[], pay: number): KenoEvent[] => [
  { type: 'ticketPlayed', numbers: 80, balls: drawn.length, spots },
  ...drawn.map((ball, index) => ({ type: 'ballDrawn' as const, ball, place: index + 1 })),
  {
    type: 'ticketPaid',
    spots: spots.length,
    caught: drawn.filter((ball) => spots.includes(ball)).length,
    pay,
    total: pay,
  },
  { type: 'roundEnded', total: pay },
]

describe('a draw', () => {
  it('is told with its balls, its hits and its win', () => {
    const said = spokenEvents(round([4, 7, 9], [7, 80, 4], 200), { texts: en, shared, money })
    expect(said).toContain('Drawn: 7, 80, 4.')
    expect(said).toContain('2 of 3 hit: 7, 4.')
    expect(said).toContain('$2.00')
  })

  it('is told when nothing hits', () => {
    const said = spokenEvents(round([1], [2, 3], 0), { texts: en, shared, money })
    expect(said).toContain('Your number didn’t hit.')
  })

  it.each(Object.entries({ de, es, fr, ja, pt }))('is told in %s, not in English', (_, texts) => {
    const said = spokenEvents(round([4, 7, 9], [7, 80, 4], 200), { texts, shared, money })
    expect(said).not.toContain('Drawn')
    expect(said).not.toContain('hit')
    expect(said).toContain('7, 80, 4')
  })
})
