import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const band = { low: 900_000, high: 980_000 }

it.each([
  [{ actual: 940_000, band, dependsOnChoices: false }, 'within'],
  [{ actual: 900_000, band, dependsOnChoices: false }, 'within'],
  [{ actual: 899_999, band, dependsOnChoices: false }, 'outside'],
  [{ actual: 980_001, band, dependsOnChoices: false }, 'outside'],
  [{ actual: 980_001, band, dependsOnChoices: true }, 'outside'],
  [{ actual: 700_000, band, dependsOnChoices: true }, null],
  [{ actual: 940_000, band: null, dependsOnChoices: false }, null],
  [{ actual: null, band, dependsOnChoices: false }, null],
] as const)('%j stands %s', (game, standing) => {
  expect(standingOf(game)).toBe(standing)
})
