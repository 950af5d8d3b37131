import { besideSingleZero, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { describe, expect, it } from 'vitest'
import { sections, wheelOfSections } from './called-bets.ts'
import { worthOf } from './worth.ts'

const spots = new Map(spotsOf(['0'], besideSingleZero).map((spot) => [spot.name, spot]))
const oddsOf = { straight: 35, split: 17, trio: 11, corner: 8, red: 1, black: 1 } as const
const paytable = {
  wheel: wheelOfSections,
  kinds: Object.entries(oddsOf).map(([kind, odds]) => {
    const names = [...spots.values()].filter((spot) => spot.kind === kind).map(({ name }) => name)
    return {
      kind: spots.get(names[0] ?? '')?.kind ?? 'red',
      covers: 1,
      odds,
      most: 9,
      spots: names,
    }
  }),
}
const worth = (chips: Readonly<Record<string, number>>) =>
  worthOf(new Map(Object.entries(chips)), paytable, spots)

describe('what chips are worth', () => {
  it('returns 36 of 37 parts of every chip, wherever it lies', () => {
    for (const chips of [{ '17': 3 }, { red: 5, '0': 1, '17-20': 2 }]) {
      const { back, staked } = worth(chips)
      expect(back).toEqual({ parts: 36 * staked, of: 37 })
    }
  })

  it('counts the pockets that win, and those that give more than was bet', () => {
    expect(worth({ red: 5, '17': 1 })).toMatchObject({
      staked: 6,
      winning: 19,
      gaining: 19,
      most: 36,
      mostBy: ['17'],
    })
    expect(worth({ red: 1, black: 1 })).toMatchObject({ winning: 36, gaining: 0, most: 2 })
  })

  it('prices a section that a croupier lays', () => {
    const { staked, winning, most, mostBy } = worthOf(sections.voisins, paytable, spots)
    expect([staked, winning, most]).toEqual([9, 17, 24])
    expect(new Set(mostBy)).toEqual(new Set(['0', '2', '3']))
  })

  it('is nothing where nothing lies', () => {
    expect(worth({})).toMatchObject({ staked: 0, winning: 0, most: 0, mostBy: [] })
  })

  it('halves what lies on an even chance when zero comes, by la partage', () => {
    const one = worthOf(new Map([['red', 1]]), { ...paytable, partage: true }, spots)
    expect(one).toMatchObject({ back: { parts: 73, of: 74 }, winning: 19, gaining: 18, most: 2 })
  })

  it('divides a chip among three wheels', () => {
    const one = worthOf(new Map([['17', 1]]), { ...paytable, wheels: 3 }, spots)
    expect(one).toMatchObject({
      back: { parts: 108, of: 111 },
      winning: 37 ** 3 - 36 ** 3,
      pockets: 37 ** 3,
      most: 36,
    })
  })
})
