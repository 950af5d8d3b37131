import { expect, it } from 'vitest'
import { holdsCardNumber } from './card-number.ts'

it.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  'my card: 5555555555554444.',
  '378282246310005',
  '4222222222222',
  'card@4111111111111111',
])('sees a card number in %s', (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

it.each([
  '4242424242424241',
  '+55 11 91234-5678',
  '5511912345678',
  'DE89370400440532013000',
  'x4242424242424242',
  '018f3a5c-1234-7abc-8def-0123456789ab',
  '42424242424242424242424242424242',
  '',
])('sees none in %s', (text) => {
  expect(holdsCardNumber(text)).toBe(false)
})
