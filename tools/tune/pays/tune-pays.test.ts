import { loadTitle } from '@fairhouse/games/discover'
import { families } from '@fairhouse/contract/families/all'
import { describe, expect, it } from 'vitest'
import { tunings } from '../families/all.ts'
import type { PayTable } from './pay-table.ts'
import { toldPays } from './told-pays.ts'
import { enough, tunePays } from './tune-pays.ts'

async function tableOf(uri: string, name: string): Promise<PayTable | null> {
  const title = await loadTitle(uri)
  const bet = title.bets.find((one) => one.name === name)
  if (!bet) throw new RangeError(`${uri} has no bet ${name}`)
  return tunings[title.manifest.family].paysOf(title, bet)
}

async function foundFor(uri: string, name: string): Promise<PayTable> {
  const table = await tableOf(uri, name)
  if (!table) throw new RangeError(`${uri} ${name} is fixed`)
  return table
}

describe('pays of families', () => {
  it.each([
    ['keno-80', 'spots4'],
    ['three-card-poker', 'pairPlus'],
    ['dragon-tiger', 'tie'],
    ['baccarat', 'tie'],
    ['red-dog', 'base'],
    ['blackjack-6-deck', 'poker'],
    ['sic-bo', 'single'],
    ['craps', 'field'],
    ['peg-drop', 'base'],
    ['scratch-set', 'base'],
    ['daily-pick-3', 'box'],
    ['mine-field', 'base'],
    ['speed-bingo-30', 'base'],
  ])('of %s, %s, are what its certificate says that they return', async (uri, name) => {
    const title = await loadTitle(uri)
    const { pays, returned } = await foundFor(uri, name)
    const { rtp } = title.facts(name)
    const proved = Number(rtp.numerator) / Number(rtp.denominator)
    // Stops of a field round their pay up.
    expect(returned(pays.map(({ units }) => units))).toBeCloseTo(proved, 2)
  })

  it.each([
    ['keno-80', 'spots4', 0.9],
    ['keno-80', 'spots10', 0.95],
    ['three-card-poker', 'pairPlus', 0.95],
    ['peg-drop', 'base', 0.97],
    ['limbo-gate', 'base', 0.96],
    ['speed-bingo-30', 'base', 0.9],
  ])('of %s, %s, are found that return %d', async (uri, name, wanted) => {
    const table = await foundFor(uri, name)
    const { units, after, before } = tunePays(table, wanted)
    expect(Math.abs(after - wanted)).toBeLessThan(enough)
    expect(after).toBe(table.returned(units))
    expect(after).not.toBe(before)
    // What paid more pays at least as much.
    const order = table.pays.map((pay, place) => [pay.units, units[place] ?? 0] as const)
    const sorted = order.toSorted(([one], [other]) => one - other).map(([, now]) => now)
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
  })

  it('are left as they are where they return what is wanted', async () => {
    const table = await foundFor('three-card-poker', 'pairPlus')
    const before = table.returned(table.pays.map(({ units }) => units))
    const tuned = tunePays(table, before + enough / 2)
    expect(tuned.units).toEqual(table.pays.map(({ units }) => units))
    expect(toldPays(table, tuned, { name: 'pairPlus', wanted: before })).toEqual([
      expect.stringContaining('near enough'),
    ])
  })

  it('too coarse for a return are as near as they come, and said to be', async () => {
    const table = await foundFor('dragon-tiger', 'tie')
    const tuned = tunePays(table, 0.86)
    expect(tuned.units).toEqual([23])
    expect(toldPays(table, tuned, { name: 'tie', wanted: 0.86 }).at(-1)).toContain('the nearest')
  })

  it.each([
    ['european-roulette', 'base'],
    ['craps', 'base'],
    ['blackjack-6-deck', 'base'],
    ['royal-progressive-jacks', 'base'],
    ['casino-war', 'base'],
  ])('of %s, %s, are fixed by its rules', async (uri, name) => {
    expect(await tableOf(uri, name)).toBeNull()
  })

  it('are spoken of for every family', () => {
    expect(Object.keys(tunings)).toEqual(Object.keys(families))
    for (const { says } of Object.values(tunings)) expect(says).toMatch(/\.$/)
  })
})
