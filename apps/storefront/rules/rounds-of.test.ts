import { expect, it } from 'vitest'
import { roundsInWords, roundsOf } from './rounds-of.ts'

it.each([
  [4.25, 'en', '4.3'],
  [4, 'en', '4'],
  [999.94, 'de', '999,9'],
  [17_823_090.2, 'en', '17,823,090'],
  [17_823_090.2, 'de', '17.823.090'],
])('%d rounds in %s are %s', (rounds, locale, written) => {
  expect(roundsOf(rounds, locale)).toBe(written)
})

it.each([
  [194_342_276.7, 'en', '190 million'],
  [3_880_741_752, 'en', '3.9 billion'],
  [3_880_741_752, 'de', '3,9 Milliarden'],
  [3_880_741_752, 'es', '3900 millones'],
  [2.711e12, 'es', '2,7 billones'],
  [3_880_741_752, 'ja', '39億'],
])('%d rounds in words of %s are %s', (rounds, locale, written) => {
  expect(roundsInWords(rounds, locale)).toBe(written)
})
