import { expect, it } from 'vitest'
import { readWish } from './wish.ts'

it.each([
  ['add ada.l owner', { type: 'add', name: 'ada.l', role: 'owner' }],
  ['remove ada.l', { type: 'remove', name: 'ada.l' }],
  ['reset ada.l', { type: 'reset', name: 'ada.l' }],
  ['list', { type: 'list' }],
])('understands %s', (words, wish) => {
  expect(readWish(words.split(' '))).toEqual(wish)
})

it.each([
  ['', 'npm run staff'],
  ['add ada', 'npm run staff'],
  ['add Ada owner', 'small letters'],
  ['add ada king', 'A role is one of'],
  ['remove ada owner', 'npm run staff'],
  ['add ada owner now', 'npm run staff'],
])('says what is wrong with "%s"', (words, part) => {
  expect(readWish(words.split(' ').filter(Boolean))).toEqual({
    says: expect.stringContaining(part),
  })
})
