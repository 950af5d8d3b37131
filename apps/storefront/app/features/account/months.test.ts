import { expect, it } from 'vitest'
import { monthsIn } from './months.server.ts'

it('months are named in the language', () => {
  expect(monthsIn('de')).toHaveLength(12)
  expect(monthsIn('de')[2]).toBe('März')
  expect(monthsIn('es')[2]).toBe('marzo')
  expect(monthsIn('pt')[2]).toBe('março')
  expect(monthsIn('fr')[2]).toBe('mars')
  expect(monthsIn('ja')[2]).toBe('3月')
})
