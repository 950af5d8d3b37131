import { expect, it } from 'vitest'
import { bodyOf, isFiltered, wishOf } from './round-wish.ts'

it.each([
  ['', {}],
  ['page=2', {}],
  ['game=keno-80&won=1', { game: 'keno-80', won: '1' }],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['game=%3Cx%3E&won=yes&from=yesterday', {}],
])('%s asks for %o', (query, body) => {
  const wish = wishOf(new URLSearchParams(query))
  expect(bodyOf(wish)).toEqual(body)
  expect(isFiltered(wish)).toBe(Object.keys(body).length > 0)
})
