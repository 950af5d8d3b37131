import { expect, it } from 'vitest'
import { placeWords } from './place-words.ts'

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['', '?'],
  ['unix', '?'],
])('%s is shown as %s', (address, shown) => {
  expect(placeWords(address)).toBe(shown)
})
