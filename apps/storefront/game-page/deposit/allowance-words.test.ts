import { expect, it } from 'vitest'
import { allowanceWords } from './allowance-words.ts'
import type { QuickWay } from './quick-ways.ts'
import { en as words } from './texts/en.ts'

const way = (max: number, amounts: readonly number[]): QuickWay => ({
  saved: {
    userPMId: 'one',
    method: 'card',
    label: 'one',
    expires: null,
    canDeposit: true,
    canWithdraw: true,
    fields: {},
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  terms: { min: 1000, max, quick: [...amounts], fee: { fixed: 0, share: 0 }, takes: 'atOnce' },
  amounts,
})

const telling = { words, money: (minorUnits: number) => `$${minorUnits / 100}` }

it('says what a limit leaves of the way that is chosen, and nothing where it leaves all', () => {
  const left = { amount: 20_00 }
  expect(allowanceWords(telling, way(500_00, [10_00]), left)).toBe(words.allowance('$20'))
  expect(allowanceWords(telling, way(15_00, [10_00]), left)).toBe('')
  expect(allowanceWords(telling, way(500_00, []), left)).toBe(words.limitReached)
  expect(allowanceWords(telling, way(500_00, [10_00]), null)).toBe('')
})
