import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientSeed, requestKey, wholeNumber } from './fields.ts'
import { isOfAge, registrationForm } from './forms.ts'

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
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1926-11-21', '2026-11-21', true],
  ['1925-11-21', '2026-11-21', false],
  ['2030-01-01', '2026-11-21', false],
])('born %s, on %s: of age is %s', (birthDate, today, ofAge) => {
  expect(isOfAge(birthDate, today)).toBe(ofAge)
})

const filled = {
  login: 'anna_1',
  email: 'anna@example.org',
  password: 'correct horse',
  userType: '2',
  birthDate: '1990-02-28',
  country: 'DE',
  acceptTerms: '1',
}

test('a filled sign-up form is read, with the newsletter off unless asked for', () => {
  expect(registrationForm.parse(filled)).toMatchObject({ userType: 2, receiveNewsletter: false })
})

test.each([
  ['login', '', 'required'],
  ['login', 'ab', 'tooShort'],
  ['login', 'a'.repeat(33), 'tooLong'],
  ['login', 'anna-1', 'format'],
  ['email', 'anna@', 'tooShort'],
  ['email', 'anna example', 'format'],
  ['password', 'short', 'tooShort'],
  ['birthDate', '1990-02-30', 'format'],
  ['country', 'Germany', 'required'],
  ['acceptTerms', '0', 'required'],
  ['firstName', '1st', 'format'],
])('%s = "%s" is %s', (field, value, fault) => {
  const parsed = registrationForm.safeParse({ ...filled, [field]: value })
  const first = parsed.error?.issues.find((issue) => issue.path[0] === field)
  expect(first?.message).toBe(fault)
})

test('names take letters of any script', () => {
  for (const firstName of ['Ängström', 'Øyvind', '山田', 'Ольга', "O'Neill"]) {
    expect(registrationForm.safeParse({ ...filled, firstName }).success, firstName).toBe(true)
  }
})
