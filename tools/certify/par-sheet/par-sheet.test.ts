import { readFileSync } from 'node:fs'
import { parSheet } from '@fairhouse/contract/entities/par-sheet'
import { titleUris } from '@fairhouse/games/discover'
import { describe, expect, it } from 'vitest'
import { runSteps } from './steps-on-average.ts'

/** What the most a round wins cuts off is in no count of pays. */
const cut = 0.0005

describe.each(titleUris())('the par sheet of %s', (uri) => {
  const text = readFileSync(
    new URL(`../../../games/${uri}/par-sheet.json`, import.meta.url),
    'utf8',
  )
  const { certificate, spins, bets, rules, features } = parSheet.parse(JSON.parse(text))
  const [paid] = spins

  it.runIf(paid?.pays)('counts pays that add up to the certified parts of the paid spin', () => {
    const counted = (paid?.pays ?? []).reduce((sum, { ofStake }) => sum + ofStake, 0)
    const inside = new Set(features.map(({ name }) => name))
    const parts = certificate.split.filter(({ part }) => !inside.has(part))
    const certified = parts.reduce((sum, { ratio }) => sum + ratio, 0)
    expect(counted).toBeGreaterThan(certified - 1e-8)
    expect(counted).toBeLessThan(certified + cut)
  })

  it('tells every way to bet in prices and in stakes', () => {
    expect(bets).toHaveLength(1 + certificate.modes.length)
    for (const { inPrices, inStakes, priceInStakes } of bets) {
      expect(inStakes.mean).toBeCloseTo(inPrices.mean * priceInStakes, 8)
      expect(inStakes.sigma).toBeCloseTo(inPrices.sigma * priceInStakes, 6)
    }
  })

  it('holds the released definition whole', () => {
    const released = readFileSync(
      new URL(`../../../games/${uri}/released/${certificate.hash}.json`, import.meta.url),
      'utf8',
    )
    expect(rules).toEqual(JSON.parse(released))
  })
})

it('counts free spins with those that are given again, up to the most', () => {
  const again = [{ by: 1, chance: 0.5 }]
  expect(runSteps(1, 1, again)).toBe(1)
  expect(runSteps(1, 2, again)).toBe(1.5)
  expect(runSteps(1, 3, again)).toBe(1.75)
})
