import { expect, it } from 'vitest'
import { wholeReturn } from './whole-return.ts'

const part = (numerator: string, denominator: string) => ({
  exact: { numerator, denominator },
  ratio: Number(numerator) / Number(denominator),
})

it('a return is that of the certificate, with what jackpots add where there are some', () => {
  const rtp = part('9', '10')
  expect(wholeReturn({ rtp })).toBe(0.9)
  const jackpots = {
    adds: part('1', '20'),
    whole: part('19', '20'),
    wholeAtSeed: part('23', '25'),
    each: [],
  }
  expect(wholeReturn({ rtp, jackpots })).toBe(0.95)
})
