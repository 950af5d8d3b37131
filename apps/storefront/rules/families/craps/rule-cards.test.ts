import {
  type Certificate,
  certificate as certificateForm,
} from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { game } from '../../../../../games/craps/math.ts'
import certified from '../../../../../games/craps/certificate.json' with { type: 'json' }
import { paytableOf } from '../../family-rules.ts'
import { certifiedCards, crapsTable, howToWin } from './rule-cards.ts'
import { craps as de } from './words/de.ts'
import { craps as en } from './words/en.ts'

const certificate: Certificate = certificateForm.parse(certified)
const paytable = paytableOf('craps', game.paytable)
const voice = { figure: String }

describe('rules of a craps table', () => {
  it('say that odds have no edge, that a seven ends the round, and that dice have no memory', () => {
    expect(howToWin(en)[3]).toMatch(/no\s+edge/)
    expect(howToWin(en)[4]).toMatch(/A 7 settles all bets/)
    expect(howToWin(en).at(-1)).toContain('no memory')
    expect(howToWin(de).at(-1)).toContain('kein Gedächtnis')
  })

  it('name every kind of bet once, and numbers that pay alike together', () => {
    const names = crapsTable(paytable, voice, en).rows.map(({ name }) => name)
    expect(names).toHaveLength(11 + 3 * 3 + 2)
    expect(names).toContain('Place 6 or 8')
    expect(names.filter((name) => name === 'Come')).toHaveLength(1)
  })

  it('tell what each certified bet returns, odds included', () => {
    const percent = (ratio: number): string => ratio.toFixed(4)
    const [card] = certifiedCards(certificate, { percent }, en)
    const rows = new Map(card?.rows)
    expect(rows.get('Pass line')).toBe('0.9859 · 0.4929')
    expect(rows.get('Odds on pass or come')).toContain('1.0000')
    expect(rows.size).toBe(certificate.modes.length + 1)
  })
})
