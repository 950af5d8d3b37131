import { expect, it } from 'vitest'
import { calledName, columnLetters } from './column-letters.ts'

const columns = { side: 5, inColumn: 15 }

it.each([
  [1, 'B 1'],
  [15, 'B 15'],
  [16, 'I 16'],
  [45, 'N 45'],
  [60, 'G 60'],
  [75, 'O 75'],
])('%i is said with the letter of its column', (called, said) => {
  expect(calledName(columns, called, String(called))).toBe(said)
})

it('has no letters where every number may stand in every cell', () => {
  expect(columnLetters({ side: 3, inColumn: null })).toBeNull()
  expect(calledName({ side: 3, inColumn: null }, 30, '30')).toBe('30')
  expect(calledName(null, 30, '30')).toBe('30')
})
