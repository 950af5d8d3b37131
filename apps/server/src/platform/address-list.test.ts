import { expect, it } from 'vitest'
import { addressTest, isAddressOrNetwork } from './address-list.ts'

it.each([
  ['10.0.0.7', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  [' ::1 ', true],
  ['10.0.0.0/33', false],
  ['10.0.0', false],
  ['10.0.0.0/8/8', false],
  ['office.example', false],
  ['', false],
])('%j is an address or a network: %s', (text, is) => {
  expect(isAddressOrNetwork(text)).toBe(is)
})

const isListed = addressTest(['10.1.0.0/16', '203.0.113.7', '2001:db8::/32'])

it.each([
  ['10.1.255.255', true],
  ['10.2.0.0', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['::ffff:10.1.0.1', true],
  ['::ffff:10.2.0.1', false],
  ['2001:db8:1::7', true],
  ['2001:db9::7', false],
  ['', false],
  ['unknown', false],
])('%j is in the list: %s', (address, is) => {
  expect(isListed(address)).toBe(is)
})
