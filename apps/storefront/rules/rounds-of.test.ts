import { expect, it } from 'vitest'
import { roundsOf } from './rounds-of.ts'

it.each([
  [4.25, 'en', '4.3'],
  [4, 'en', '4'],
  [999.94, 'de', '999,9'],
  [17_823_090.2, 'en', '17,823,090'],
  [17_823_090.2, 'de', '17.823.090'],
])('%d rounds in %s are %s', (rounds, locale, written) => {
  expect(roundsOf(rounds, locale)).toBe(written)
})
