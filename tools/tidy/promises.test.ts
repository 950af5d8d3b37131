import { describe, expect, it } from 'vitest'
import { promisesAreKept } from './promises.ts'

const file = (path: string, text: string) => ({ path, text, lineCount: text.split('\n').length })

const page = file('apps/storefront/content/en/privacy.md', 'We use no\ntracking cookies.')
const keeper = file('apps/cookies.test.ts', "it('sets two cookies', () => {})")
const listOf = (row: string) => file('docs/promises.md', `| page | says | kept by |\n${row}`)
const wrong = (row: string) => promisesAreKept([page, keeper, listOf(row)])

describe('a promise', () => {
  it.each([
    '| `/privacy` | “no tracking cookies” | `apps/cookies.test.ts` |',
    '| `/privacy` | “no tracking cookies” | `apps/cookies.test.ts` “sets two cookies” |',
    '| `apps/cookies.test.ts` | “two cookies” | `apps/cookies.test.ts` |',
  ])('is kept by %s', (row) => {
    expect(wrong(row)).toEqual([])
  })

  it.each([
    [
      'whose words are gone',
      '| `/privacy` | “no cookies” | `apps/cookies.test.ts` |',
      'no longer says',
    ],
    [
      'whose page is gone',
      '| `/terms` | “no cookies” | `apps/cookies.test.ts` |',
      'no page /terms',
    ],
    ['whose keeper is gone', '| `/privacy` | “no tracking” | `apps/none.ts` |', 'is gone'],
    [
      'whose test is gone',
      '| `/privacy` | “no tracking” | `apps/cookies.test.ts` “sets three” |',
      'no longer has “sets three”',
    ],
    ['with a cell too few', '| `/privacy` | “no tracking” |', 'not a row of three cells'],
    ['without words', '| `/privacy` | cookies | `apps/cookies.test.ts` |', 'quotes no words'],
    ['without a keeper', '| `/privacy` | “no tracking” | nobody |', 'names nothing'],
  ])('%s is told by its line', (_, row, says) => {
    expect(wrong(row)).toEqual([expect.stringContaining(says)])
    expect(wrong(row)[0]).toMatch(/^docs\/promises[.]md:2: /)
  })
})
