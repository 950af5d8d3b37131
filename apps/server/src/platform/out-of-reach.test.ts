import { expect, it } from 'vitest'
import { isOutOfReach } from './out-of-reach.ts'

const coded = (code: string, syscall?: string) =>
  Object.assign(new Error('x'), { code, ...(syscall !== undefined && { syscall }) })

it.each([
  coded('57P01'),
  coded('57P03'),
  coded('08006'),
  coded('53300'),
  coded('57014'),
  coded('25P03'),
  new Error('Query read timeout'),
  coded('ECONNREFUSED', 'connect'),
  coded('ECONNRESET', 'read'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new AggregateError([coded('ECONNREFUSED', 'connect')]),
])('%o means that the database is away', (fault) => {
  expect(isOutOfReach(fault)).toBe(true)
})

it.each([
  coded('23505'),
  coded('42P01'),
  coded('40001'),
  new TypeError('x'),
  'x',
  null,
  coded('ENOENT'),
])('%o means something else', (fault) => {
  expect(isOutOfReach(fault)).toBe(false)
})
