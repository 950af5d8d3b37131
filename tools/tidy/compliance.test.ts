import { describe, expect, it } from 'vitest'
import { complianceIsShown } from './compliance.ts'

const file = (path: string, text: string) => ({ path, text, lineCount: text.split('\n').length })

const test = file('apps/limits.test.ts', "it('stops at the limit', () => {})")
const good = '`apps/limits.test.ts` “stops at the limit”'

/** All rows of the smaller standard, with one of them as it is given. */
const pageWith = (state: string, shownBy: string, left = 0) => {
  const rows = Array.from({ length: 25 - left }, (_, index) =>
    index === 4
      ? `| U5 | asks | ${state} | ${shownBy} |`
      : `| U${index + 1} | asks | shown | ${good} |`,
  )
  return rows.join('\n')
}
const wrong = (state: string, shownBy: string, says: string, left = 0) =>
  complianceIsShown([
    test,
    file('docs/compliance/rts.md', `${says}\n${pageWith(state, shownBy, left)}`),
  ])

describe('a row of a standard', () => {
  it.each([
    ['shown', good, '25 rows: 25 shown.'],
    ['partly', `${good}. Lacks: the rest`, '25 rows: 24 shown, 1 partly.'],
    ['lacks', 'Lacks: all of it', '25 rows: 24 shown, 1 lacks.'],
    ['not applicable', 'Why: there is none', '25 rows: 24 shown, 1 not applicable.'],
  ])('is good when it is %s', (state, shownBy, says) => {
    expect(wrong(state, shownBy, says)).toEqual([])
  })

  it.each([
    ['without a test', 'shown', '', 'not a row of four cells'],
    ['whose test is nowhere', 'shown', 'nobody', 'names no test'],
    ['whose test is gone', 'shown', '`apps/none.test.ts` “stops”', 'is gone'],
    ['whose title is another', 'shown', '`apps/limits.test.ts` “goes on”', 'no longer has'],
    ['that is shown by no test', 'shown', '`apps/limits.ts` “stops at the limit”', 'is no test'],
    ['that is shown by a whole file', 'shown', '`apps/limits.test.ts`', 'is no test with a title'],
    ['in parts that are not said', 'partly', good, 'says not what it lacks'],
    ['that is not there for no reason', 'lacks', 'nothing', 'says not what it lacks'],
    ['of an unknown state', 'soon', good, 'not a row of four cells'],
  ])('%s is told', (_, state, shownBy, says) => {
    const found = wrong(state, shownBy, '25 rows: 25 shown.')
    expect(found.join('\n')).toContain(says)
    expect(found.join('\n')).toMatch(/docs\/compliance\/rts[.]md:6: /)
  })

  it('that is left out is told, and so is a wrong sum', () => {
    expect(wrong('shown', good, '24 rows: 24 shown.', 1)).toEqual([
      expect.stringContaining('not U1 to U25'),
    ])
    expect(wrong('shown', good, '25 rows: 24 shown.')).toEqual([
      expect.stringContaining('must say “25 rows: 25 shown.”'),
    ])
  })
})
