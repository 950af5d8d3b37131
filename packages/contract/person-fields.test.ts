import { describe, expect, test } from 'vitest'
import { fallbackLengths, lengths } from './limits.ts'
import { paymentFields } from './payment-fields.ts'
import { personFields } from './person-fields.ts'

const fields = { ...personFields(lengths), ...paymentFields(lengths) }
type Name = keyof typeof fields

const faultOf = (name: Name, value: unknown): string | undefined =>
  fields[name].safeParse(value).error?.issues[0]?.message

describe('a field takes', () => {
  test.each<[Name, readonly string[]]>([
    ['login', ['abc', '7up', 'a_b_c', 'a'.repeat(32)]],
    ['email', ['a@b.co', 'Ä.ö+x@münchen.example', `${'a'.repeat(52)}@b.co.uk`]],
    ['password', ['12345678', ' leading', 'パスワード八文字以', 'x'.repeat(32)]],
    ['title', ['Mr.', 'Ms.', 'Mrs.']],
    ['gender', ['female', 'male', 'other']],
    ['firstName', ['Al', 'Ana-María', "D'Arcy", 'J. R.', 'मोहन', 'José']],
    ['lastName', ['Ng', 'van der Meer', 'O`Brien', 'Müller-Lüdenscheidt', '李明']],
    ['birthDate', ['2000-02-29', '1990-12-31']],
    ['country', ['DE', 'GB']],
    ['phone', ['+49 30 1234567', '(030) 123-4567', '030/1234567', '+1 415 555 2671 ext. 12']],
    ['phone', ['+49 (30) 123 45 67', '0301234567', '415.555.2671 x9', '+442079460958#12']],
    ['streetAddress', ['1 A', 'Hauptstraße 5', "12/3 St. John's Rd. #4", '千代田区1-1']],
    ['city', ['Rí', 'Sankt Pölten', "L'Aquila", 'Winston-Salem', '東京']],
    ['apartment', ['1', '#4-B (rear)', 'c/o Müller', '2. OG: links']],
    ['postalCode', ['123', '10115', 'SW1A 1AA', '1234-567', 'K1A/0B1']],
    ['promoCode', ['A', 'WELCOME-100']],
    ['cardNumber', ['4111111111111111', '123456789012']],
    ['maskedCardNumber', ['4111 **** **** 1111', '************1111']],
    ['cardHolder', ['A. B. C', 'Zoë Müller-Lüdenscheidt & Co.']],
    ['bankCode', ['DEUTDEFF', 'DEUTDEFF500', 'deutdeff']],
    ['digits', ['0', '00123']],
  ])('%s: %j', (name, values) => {
    for (const value of values) expect(faultOf(name, value), value).toBeUndefined()
  })
})

describe('a field refuses', () => {
  test.each<[Name, string, string]>([
    ['login', 'ab', 'tooShort'],
    ['login', 'a'.repeat(33), 'tooLong'],
    ['login', '_ab', 'format'],
    ['login', 'käse', 'format'],
    ['email', 'a@b.c', 'tooShort'],
    ['email', `${'a'.repeat(60)}@b.co`, 'tooLong'],
    ['email', 'a@b@c.example', 'noEmail'],
    ['email', 'foo@bar', 'noEmail'],
    ['password', '1234567', 'tooShort'],
    ['password', 'x'.repeat(33), 'tooLong'],
    ['title', 'Dr.', 'format'],
    ['gender', 'f', 'format'],
    ['firstName', 'A', 'tooShort'],
    ['firstName', 'a'.repeat(31), 'tooLong'],
    ['firstName', '-Ana', 'format'],
    ['firstName', 'An4', 'format'],
    ['firstName', 'Ana\nMaria', 'format'],
    ['lastName', 'N', 'tooShort'],
    ['lastName', 'a'.repeat(51), 'tooLong'],
    ['lastName', 'Ng;', 'format'],
    ['birthDate', '1990-02-30', 'noDate'],
    ['birthDate', '24.5.1990', 'noDate'],
    ['country', 'de', 'required'],
    ['phone', '12345678', 'tooShort'],
    ['phone', '1'.repeat(31), 'tooLong'],
    ['phone', '+49-30-ABCDEF', 'format'],
    ['phone', '٠٣٠١٢٣٤٥٦', 'format'],
    ['phone', '030--1234567', 'format'],
    ['streetAddress', 'A', 'tooShort'],
    ['streetAddress', 'a'.repeat(61), 'tooLong'],
    ['streetAddress', '#4 Main', 'format'],
    ['streetAddress', 'Main <b>', 'format'],
    ['city', 'X', 'tooShort'],
    ['city', 'a'.repeat(41), 'tooLong'],
    ['city', 'Ber$lin', 'format'],
    ['apartment', 'a'.repeat(41), 'tooLong'],
    ['apartment', '4;', 'format'],
    ['postalCode', '12', 'tooShort'],
    ['postalCode', '1'.repeat(11), 'tooLong'],
    ['postalCode', '-123', 'format'],
    ['postalCode', '12_45', 'format'],
    ['promoCode', 'x'.repeat(41), 'tooLong'],
    ['cardNumber', '4111 1111 1111 1111', 'format'],
    ['cardNumber', '41111111111', 'tooShort'],
    ['maskedCardNumber', '4111-****-****-1111', 'format'],
    ['cardHolder', 'Zoë M', 'tooShort'],
    ['cardHolder', 'a'.repeat(61), 'tooLong'],
    ['cardHolder', 'Zoë <M>', 'format'],
    ['bankCode', 'DEUTDEF', 'tooShort'],
    ['bankCode', 'DEUTDEFF5', 'format'],
    ['bankCode', '12UTDEFF', 'format'],
    ['digits', '12a', 'format'],
    ['digits', '١٢', 'format'],
  ])('%s = %j as %s', (name, value, fault) => {
    expect(faultOf(name, value)).toBe(fault)
  })

  test('what was not entered, blank or no text, as required', () => {
    for (const name of ['login', 'email', 'city', 'phone', 'streetAddress'] as const)
      for (const value of ['', '   ', undefined, ['a', 'b']])
        expect(faultOf(name, value), name).toBe('required')
  })
})

test('the lengths are those one gives', () => {
  const short = personFields({ ...fallbackLengths, login: { min: 5, max: 6 } })
  expect(short.login.safeParse('abcd').error?.issues[0]?.message).toBe('tooShort')
  expect(short.login.safeParse('abcdefg').error?.issues[0]?.message).toBe('tooLong')
  expect(short.password.safeParse('ab').success).toBe(true)
})

test('a pattern answers at once, however it is teased', () => {
  const teasers = ['1 '.repeat(30_000), '(1'.repeat(30_000), `${'1'.repeat(60_000)}!`]
  for (const teaser of teasers) {
    const began = performance.now()
    for (const name of ['phone', 'streetAddress', 'city', 'apartment', 'email'] as const)
      fields[name].safeParse(teaser)
    expect(performance.now() - began).toBeLessThan(500)
  }
})

test('a bank code is kept in capitals', () => {
  expect(fields.bankCode.parse('deutdeff500')).toBe('DEUTDEFF500')
})
