import { expect, it } from 'vitest'
import { isServed } from './countries.ts'

it.each(['DE', 'MT', 'JP', 'BR', 'GB'])('%s is served', (code) => {
  expect(isServed(code)).toBe(true)
})

it.each(['KP', 'IR', 'MM', 'ZZ', 'EU', 'UN', 'QX', 'XX', 'AA'])('%s is not served', (code) => {
  expect(isServed(code)).toBe(false)
})
