import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientSeed, email, requestKey, text, wholeNumber } from './fields.ts'

test('a whole number is plain decimal digits and nothing else', () => {
  const bad = [
    '',
    ' ',
    '-1',
    '+1',
    '1.0',
    '1,0',
    '1e3',
    '0x10',
    '01',
    ' 1',
    '1 ',
    '١',
    '１',
    'NaN',
    'Infinity',
    '9'.repeat(16),
  ]
  for (const text of bad) expect(wholeNumber.safeParse(text).success, text).toBe(false)
  expect(wholeNumber.safeParse(['1', '2']).success).toBe(false)
  expect(wholeNumber.safeParse(undefined).success).toBe(false)
})

test('every safe whole number below 10^15 is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (number) => {
      return wholeNumber.parse(String(number)) === number
    }),
  )
})

test('a request key has 16 to 64 URL-safe characters', () => {
  expect(requestKey.safeParse('a'.repeat(15)).success).toBe(false)
  expect(requestKey.safeParse('a'.repeat(16)).success).toBe(true)
  expect(requestKey.safeParse('A_-9'.repeat(16)).success).toBe(true)
  expect(requestKey.safeParse('a'.repeat(65)).success).toBe(false)
  expect(requestKey.safeParse(`${'a'.repeat(20)} `).success).toBe(false)
})

test.each([
  ['', 'required'],
  ['a'.repeat(65), 'tooLong'],
  ['sæd', 'format'],
  [undefined, 'required'],
])('a client seed of %j is %s', (seed, fault) => {
  expect(clientSeed.safeParse(seed).error?.issues[0]?.message).toBe(fault)
})

test('a request key that is too short is called so, whatever it is made of', () => {
  expect(requestKey.safeParse('a b').error?.issues[0]?.message).toBe('tooShort')
})

test.each([
  'x<victim@mail.example>',
  'other,victim@mail.example',
  'group:victim@mail.example;',
  '(note)victim@mail.example',
  '"victim@mail.example',
  'victim@mail.example,',
  'victim\\@mail.example',
  'vic\u0000tim@mail.example',
  'vic\u0007tim@mail.example',
  'vic\u202etim@mail.example',
  'vic\u200btim@mail.example',
])('%j is no e-mail address: mail programs would read another one', (typed) => {
  expect(email.safeParse(typed).success).toBe(false)
})

test.each([
  "o'neil+casino@mail.example",
  'first.last@sub.mail.example',
  'jürgen@müller.example',
  'a_b-c{d}~!#$%&*/=?^`|@mail.example',
])('%s is an e-mail address', (typed) => {
  expect(email.parse(typed)).toBe(typed)
})

test.each(['\u0000', '\u0001', '\n', '\u007f', '\u0085'])(
  'a text is one line without %j',
  (sign) => {
    expect(text({ min: 1, max: 9 }).safeParse(`a${sign}b`).success).toBe(false)
  },
)
