import { expect, it } from 'vitest'
import { monthsIn } from './months.server.ts'

it('months are named in the language', () => {
  expect(monthsIn('de')).toHaveLength(12)
  expect(monthsIn('de')[2]).toBe('März')
})
