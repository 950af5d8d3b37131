import { besideSingleZero, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { describe, expect, it } from 'vitest'
import { neighborsOf, type Section, sections, wheelOfSections as wheel } from './called-bets.ts'
import { countOf } from '../../chip-table/laid-chips.ts'

const spots = new Map(spotsOf(['0'], besideSingleZero).map((spot) => [spot.name, spot]))
const covered = (section: Section): readonly string[] =>
  [...sections[section].keys()].flatMap((name) => spots.get(name)?.pockets ?? [`no ${name}`])

/** From the first of these pockets clockwise to the last. */
const arc = (first: string, last: string): string[] => {
  const [from, to] = [wheel.indexOf(first), wheel.indexOf(last)]
  const length = ((to - from + wheel.length) % wheel.length) + 1
  return Array.from({ length }, (_, place) => wheel[(from + place) % wheel.length] ?? '')
}
const cases: readonly (readonly [Section, number, readonly string[]])[] = [
  ['voisins', 9, arc('22', '25')],
  ['tiers', 6, arc('27', '33')],
  ['orphelins', 5, [...arc('17', '6'), ...arc('1', '9')]],
  ['jeuZero', 4, arc('12', '15')],
]

describe('sections of the wheel', () => {
  it.each(cases)('%s takes %d chips and covers its part of the wheel', (name, chips, pockets) => {
    expect(countOf(sections[name])).toBe(chips)
    expect(new Set(covered(name))).toEqual(new Set(pockets))
  })

  it('without the small one cover every pocket once', () => {
    const pockets = new Set((['voisins', 'tiers', 'orphelins'] as const).flatMap(covered))
    expect(pockets.size).toBe(37)
  })
})

describe('neighbors', () => {
  it('are those beside a pocket, around the end of the wheel', () => {
    expect(neighborsOf(wheel, '0', 2)).toEqual(['3', '26', '0', '32', '15'])
    expect(neighborsOf(wheel, '26', 1)).toEqual(['3', '26', '0'])
    expect(neighborsOf(wheel, '17', 0)).toEqual(['17'])
    expect(() => neighborsOf(wheel, '00', 1)).toThrow(RangeError)
  })
})
