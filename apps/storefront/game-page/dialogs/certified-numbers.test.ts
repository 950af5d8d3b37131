import { certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import castle from '../../../../games/castle-of-horror/certificate.json' with { type: 'json' }
import summit from '../../../../games/summit-jackpot/certificate.json' with { type: 'json' }
import { partName } from '../../rules/families/slot/part-name.ts'
import { mechanics as wordsDe } from '../../rules/families/slot/words/de.ts'
import { mechanics as wordsEn } from '../../rules/families/slot/words/en.ts'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { certifiedNumbers, type NumberVoice } from './certified-numbers.ts'

const english: NumberVoice = {
  texts: en,
  facts: { language: 'en' },
  partName: (part) => partName(part, wordsEn),
}
const german: NumberVoice = {
  texts: de,
  facts: { language: 'de' },
  partName: (part) => partName(part, wordsDe),
}

const inParts = (value: string): number => Math.round(Number.parseFloat(value) * 10_000)

describe('the numbers of the rules dialog', () => {
  it.each([
    ['with progressive jackpots', summit],
    ['without', castle],
  ])('tell the whole return and all its parts, %s', (_, stored) => {
    const certified = certificate.parse(stored)
    const [first, ...others] = certifiedNumbers(certified, english)
    const parts = others.filter(({ isPart }) => isPart)
    const sum = parts.reduce((all, { value }) => all + inParts(value), 0)
    // Each part is cut by itself.
    expect(Math.abs(sum - inParts(first?.value ?? ''))).toBeLessThanOrEqual(parts.length)
    expect(parts).toHaveLength(certified.split.length + (certified.jackpots === undefined ? 0 : 1))
  })

  it.each([
    [english, /^\d+\.\d{4}%$/],
    [german, /^\d+,\d{4}\u00A0%$/],
  ] as const)('write the return as exactly as the page about the game does', (...row) => {
    const [voice, look] = row
    expect(certifiedNumbers(certificate.parse(castle), voice)[0]?.value).toMatch(look)
  })

  it('tell rare wins in whole rounds', () => {
    const top = certifiedNumbers(certificate.parse(castle), english).at(-1)
    expect(top?.value).toMatch(/1 in [\d,]{3,}$/)
  })

  it('name what jackpots return', () => {
    const rows = certifiedNumbers(certificate.parse(summit), german)
    expect(rows[0]).toMatchObject({ name: de.rules.rtp, isPart: false })
    expect(rows.filter(({ isPart }) => isPart).at(-1)?.name).toBe(
      `${de.rules.split} ${de.ruleWords.progressive.title}`,
    )
  })

  it('write a return without blanks of another language or zeros at its end, and odds whole', () => {
    const rows = certifiedNumbers(certificate.parse(castle), english)
    expect(rows[0]?.value).toMatch(/^\d\d\.\d{1,3}[1-9]%$/)
    expect(rows.at(-1)?.value).toMatch(/, 1 in \d{1,3}(,\d{3})+$/)
  })
})
