import { expect, it } from 'vitest'
import { textFrame } from './text-frame.ts'

it.each([
  [0, '8100'],
  [1, '8101'],
  [125, '817d'],
  [126, '817e007e'],
  [127, '817e007f'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('a payload of %i bytes has the head %s', (length, head) => {
  const frame = textFrame('x'.repeat(length))
  expect(frame.toString('hex', 0, head.length / 2)).toBe(head)
  expect(frame.toString('utf8', head.length / 2)).toBe('x'.repeat(length))
})

it('counts bytes, not characters', () => {
  expect(textFrame('€'.repeat(42)).toString('hex', 0, 4)).toBe('817e007e')
  expect(textFrame('€ é x').toString('utf8', 2)).toBe('€ é x')
})
