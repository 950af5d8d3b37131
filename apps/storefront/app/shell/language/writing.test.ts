import { describe, expect, it } from 'vitest'
import { agoOf } from './ago.ts'
import { writingOf } from '../house/house.tsx'

describe('writing', () => {
  it('keeps minor units and currency in each language', () => {
    expect(writingOf('en').money(1_000_000, 'CREDIT')).toBe('10,000.00 Cr')
    expect(writingOf('de').money(1_000_000, 'CREDIT')).toBe('10.000,00 Cr')
    expect(writingOf('en').money(5, 'USD')).toBe('$0.05')
  })

  it('shows ratios as exact percentages', () => {
    expect(writingOf('en').percent(0.9612)).toBe('96.12%')
    expect(writingOf('de').percent(0.9612)).toBe('96,12\u00a0%')
  })

  it('puts paths under the language', () => {
    expect(writingOf('de').path('/lobby')).toBe('/de/lobby')
    expect(writingOf('de').path('/')).toBe('/de')
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['2026-11-21T12:00:30Z', 'now'],
    ['2026-11-21T11:59:40Z', 'now'],
    ['2026-11-21T11:58:00Z', '2 min. ago'],
    ['2026-11-21T09:00:00Z', '3 hr. ago'],
    ['2026-11-19T09:00:00Z', '2 days ago'],
  ])('%s is %s', (at, words) => {
    expect(agoOf(at, now, 'en')).toBe(words)
  })
})
