import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  type FilterName,
  filterCount,
  isChosen,
  manyOf,
  noFilters,
  oneOf,
  passing,
  toggled,
  valuesOf,
} from './filters.ts'
import { readAsk, searchAddress } from './search-address.ts'
import { sampleGames } from './testing/sample-catalogue.ts'

const names: readonly FilterName[] = [...manyOf, ...oneOf]
const anyChoice = fc
  .constantFrom(...names)
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...valuesOf(name, sampleGames))))
const anyFilters = fc
  .array(anyChoice, { maxLength: 6 })
  .map((chosen) =>
    chosen.reduce((filters, [name, value]) => toggled(filters, name, value), noFilters),
  )

const [castle] = sampleGames
const withSamples = toggled(noFilters, 'samples', 'with')

describe('filters', () => {
  it.each([
    ['kind', 'slot', true],
    ['kind', 'poker', false],
    ['provider', 'fairhouse-games', true],
    ['provider', 'evoplay', false],
    ['mechanic', 'pick', true],
    ['mechanic', 'bonusBuy', false],
    ['volatility', '3', true],
    ['volatility', '5', false],
    ['rtp', '96', true],
    ['rtp', '97', false],
    ['stake', '20', true],
    ['stake', '10', false],
    ['win', '5000', true],
    ['win', '10000', false],
    ['samples', 'with', true],
  ] as const)('%s=%s lets Castle of Horror pass: %s', (name, value, passes) => {
    const filters = toggled(noFilters, name, value)
    expect(castle && passing([castle], filters).length === 1).toBe(passes)
  })

  it('stop what a provider does not tell where a bound is set', () => {
    const untold = castle ? [{ ...castle, rtp: null, maxWinX: null, volatility: null }] : []
    expect(passing(untold, toggled(noFilters, 'rtp', '94'))).toEqual([])
    expect(passing(untold, toggled(noFilters, 'win', '500'))).toEqual([])
    expect(passing(untold, toggled(noFilters, 'volatility', '3'))).toEqual([])
    expect(passing(untold, noFilters)).toHaveLength(1)
  })

  it('leave out what cannot be played unless it is asked for, and never count it else', () => {
    expect(passing(sampleGames, noFilters)).toEqual([castle])
    expect(passing(sampleGames, withSamples)).toEqual(sampleGames)
    expect(choicesOf(sampleGames, noFilters).kind).toContainEqual({ value: 'slot', count: 1 })
    expect(choicesOf(castle ? [castle] : [], noFilters).samples).toEqual([])
  })

  it('let no title that cannot be played pass by its stakes, which are invented', () => {
    const cheap = passing(sampleGames, toggled(withSamples, 'stake', '100'))
    expect(cheap).toEqual([castle])
  })

  it('take any of the values of one and all of several', () => {
    const cards = toggled(toggled(withSamples, 'kind', 'poker'), 'kind', 'table')
    const found = passing(sampleGames, toggled(cards, 'provider', 'rival-gaming'))
    expect(found.length).toBeGreaterThan(2)
    for (const game of found) {
      expect(['poker', 'table']).toContain(game.kind)
      expect(game.provider).toBe(3)
    }
  })

  it('count for each value what would be shown with it', () => {
    fc.assert(
      fc.property(anyFilters, anyChoice, (filters, [name, value]) => {
        const count = choicesOf(sampleGames, filters)[name].find(
          (one) => one.value === value,
        )?.count
        // A value that no game has is left out.
        const alone = {
          ...filters,
          [name]: name in noFilters && noFilters[name] === null ? value : [value],
        }
        expect(count ?? 0).toBe(passing(sampleGames, alone).length)
      }),
      { numRuns: 60 },
    )
  })

  it('come back from the address as they went into it', () => {
    fc.assert(
      fc.property(
        anyFilters,
        fc.string(),
        fc.integer({ min: 1, max: 99 }),
        (filters, query, page) => {
          const address = searchAddress({ query, filters, page })
          const read = readAsk(new URL(address, 'https://house.invalid').searchParams, sampleGames)
          expect(read.query.trim()).toBe(new URLSearchParams({ q: query.trim() }).get('q'))
          expect(read.page).toBe(page)
          expect(read.unknown).toEqual([])
          expect(filterCount(read.filters)).toBe(filterCount(filters))
          for (const name of names) {
            for (const value of valuesOf(name, sampleGames))
              expect(isChosen(read.filters, name, value)).toBe(isChosen(filters, name, value))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('an address', () => {
  const read = (query: string) => readAsk(new URLSearchParams(query), sampleGames)

  it('tells the filters that do not exist and leaves them out', () => {
    expect(read('kind=chess&rtp=200&provider=evoplay&volatility=9&stake=')).toMatchObject({
      filters: { ...noFilters, provider: ['evoplay'] },
      unknown: ['kind=chess', 'volatility=9', 'rtp=200'],
    })
  })

  it.each(['0', '-1', '1.5', 'two', '1e99', '', ' '])('knows no page %j', (page) => {
    expect(read(`page=${encodeURIComponent(page)}`).page).toBe(0)
  })

  it('takes the same value twice once', () => {
    expect(read('kind=slot&kind=slot').filters.kind).toEqual(['slot'])
  })
})
