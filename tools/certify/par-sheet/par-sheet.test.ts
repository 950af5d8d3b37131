import { readFileSync } from 'node:fs'
import { parSheet } from '@fairhouse/contract/entities/par-sheet'
import { titleUris } from '@fairhouse/games/discover'
import { expect, it } from 'vitest'
import { runSteps } from './steps-on-average.ts'

/** What the most a round wins cuts off is in no count of pays. */
const cut = 0.0005

const textOf = (uri: string, name: string) =>
  readFileSync(new URL(`../../../games/${uri}/${name}`, import.meta.url), 'utf8')
const sheets = titleUris().map((uri) => ({
  uri,
  sheet: parSheet.parse(JSON.parse(textOf(uri, 'par-sheet.json'))),
}))
/** Titles whose rounds are drawn from the rules themselves, so that their paid spin can be counted. */
const counted = sheets.flatMap(({ uri, sheet }) => {
  const pays = sheet.spins[0]?.pays
  return pays ? [{ uri, sheet, pays }] : []
})

it.each(counted)(
  'pays of $uri add up to the certified parts of its paid spin',
  ({ pays, sheet: { certificate, features } }) => {
    const sum = pays.reduce((all, { ofStake }) => all + ofStake, 0)
    const inside = new Set(features.map(({ name }) => name))
    const parts = certificate.split.filter(({ part }) => !inside.has(part))
    const certified = parts.reduce((all, { ratio }) => all + ratio, 0)
    expect(sum).toBeGreaterThan(certified - 1e-8)
    expect(sum).toBeLessThan(certified + cut)
  },
)

it.each(sheets)(
  'the sheet of $uri tells every way to bet in prices and in stakes',
  ({ sheet: { bets, certificate } }) => {
    expect(bets).toHaveLength(1 + certificate.modes.length)
    for (const { inPrices, inStakes, priceInStakes } of bets) {
      expect(inStakes.mean).toBeCloseTo(inPrices.mean * priceInStakes, 8)
      expect(inStakes.sigma).toBeCloseTo(inPrices.sigma * priceInStakes, 6)
    }
  },
)

it.each(sheets)(
  'the sheet of $uri holds the released definition whole',
  ({ uri, sheet: { rules, certificate } }) => {
    expect(rules).toEqual(JSON.parse(textOf(uri, `released/${certificate.hash}.json`)))
  },
)

it('counts free spins with those that are given again, up to the most', () => {
  const again = [{ by: 1, chance: 0.5 }]
  expect(runSteps(1, 1, again)).toBe(1)
  expect(runSteps(1, 2, again)).toBe(1.5)
  expect(runSteps(1, 3, again)).toBe(1.75)
})
