import { expect, test } from 'vitest'
import type { MethodField } from './entities/payment-method.ts'
import { holdsCardNumber, readMethodForm } from './method-form.ts'

const field = (over: Partial<MethodField>): MethodField => ({
  name: 'it',
  kind: 'text',
  label: 'it',
  required: true,
  min: 1,
  max: 40,
  ...over,
})

const read = (over: Partial<MethodField>, it: string) => readMethodForm([field(over)], { it })

test.each<[Partial<MethodField>, string, string]>([
  [{ kind: 'iban' }, 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  [{ kind: 'iban' }, 'GB82WEST12345698765432', 'GB82WEST12345698765432'],
  [{ kind: 'bankCode' }, 'deutdeff', 'DEUTDEFF'],
  [{ kind: 'bankCode' }, 'DEUTDEFF500', 'DEUTDEFF500'],
  [{ kind: 'digits' }, '12-34 56', '123456'],
  [{ kind: 'cardHolder' }, ' Ana María O’Neill ', 'Ana María O’Neill'],
  [{ kind: 'choice', options: ['sepa', 'swift'] }, 'sepa', 'sepa'],
  [
    { kind: 'address' },
    'bitcoincash:qp3wjpa3tjlj042z2wv7hahsldgwhwy0rq9sywjpyy',
    'bitcoincash:qp3wjpa3tjlj042z2wv7hahsldgwhwy0rq9sywjpyy',
  ],
])('%j takes %s', (over, typed, kept) => {
  expect(read({ max: 60, ...over }, typed)).toEqual({ values: { it: kept } })
})

test.each<[Partial<MethodField>, string, string]>([
  [{}, '  ', 'required'],
  [{ min: 3 }, 'ab', 'tooShort'],
  [{ max: 3 }, 'abcd', 'tooLong'],
  [{}, 'a\u0000b', 'format'],
  [{ kind: 'iban' }, 'DE88370400440532013000', 'checksum'],
  [{ kind: 'iban' }, 'DE8937040044053201300', 'checksum'],
  [{ kind: 'iban' }, '89DE370400440532013000', 'format'],
  [{ kind: 'bankCode' }, 'DEUTDEF', 'format'],
  [{ kind: 'digits' }, '12a', 'format'],
  [{ kind: 'choice', options: ['sepa'] }, 'swift', 'format'],
  [{ kind: 'address' }, 'ltc1 q', 'format'],
  [{}, '4111 1111 1111 1111', 'format'],
  [{ kind: 'cardHolder' }, 'Ana 4111111111111111', 'format'],
])('%j refuses %s: %s', (over, typed, fault) => {
  expect(read(over, typed)).toEqual({ faults: { it: fault } })
})

test('what need not be there may be missing, and what is not asked for is left out', () => {
  expect(readMethodForm([field({ required: false })], { other: 'x', __proto__: 'y' })).toEqual({
    values: {},
  })
  expect(readMethodForm([field({ name: 'constructor' })], {})).toEqual({
    faults: { constructor: 'required' },
  })
})

test('a card number is known by its length and checksum', () => {
  expect(holdsCardNumber('no. 5555-5555-5555-4444, please')).toBe(true)
  expect(holdsCardNumber('4111111111111112')).toBe(false)
  expect(holdsCardNumber('123456789012')).toBe(false)
})
