import { describe, expect, it } from 'vitest'
import { game } from '../../../../../games/sic-bo/math.ts'
import { paytableOf } from '../../family-rules.ts'
import { diceTable, howToWin } from './rule-cards.ts'
import { dice as de } from './words/de.ts'
import { dice as en } from './words/en.ts'

const paytable = paytableOf('dice', game.paytable)
const voice = { figure: String }

describe('rules of a table of dice', () => {
  it('say that small and big lose to triples, and that dice have no memory', () => {
    expect(howToWin(en)[2]).toMatch(/lose to any triple/)
    expect(howToWin(en).at(-1)).toContain('no memory')
    expect(howToWin(de).at(-1)).toContain('kein Gedächtnis')
  })

  it('name every kind of spot once, and sums that pay alike together', () => {
    const names = diceTable(paytable, voice, en).rows.map(({ name }) => name)
    expect(names).toHaveLength(9 + 7)
    expect(names).toContain('Sum 4 or 17')
    expect(names.filter((name) => name === 'Double')).toHaveLength(1)
  })
})
