import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameThemes } from '@fairhouse/contract/entities/game-words'
import { readCatalogue } from './read-catalogue.ts'
import { sandboxPath } from './seed-sandbox.ts'
import { fileOf, line } from './testing/catalogue-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const saysOf = (file: Uint8Array) => readCatalogue(file).faults.map(({ says }) => says)

describe('a line is refused', () => {
  it.each([
    ['that is no JSON', 'Evoplay-One,41000', 'is not JSON'],
    ['that is cut off', line().slice(0, 60), 'is not JSON'],
    ['that is a number', '41000', 'expected object'],
    ['that is a list', '[]', 'expected object'],
    ['that is endless', `{"name":"${'a'.repeat(9000)}"}`, 'more than 8192'],
    ['without a name', line({ name: undefined }), 'name: '],
    ['without its devices', line({ devices: undefined }), 'devices: '],
    ['with a field that nobody knows', line().replace('{', '{"jackpot":1,'), '"jackpot"'],
    ['with a number as text', line({ rtp: '0.96' }), 'rtp: '],
    ['with an id as text', line({ id: '41000' }), 'id: '],
    ['with half an id', line({ id: 41_000.5 }), 'id: '],
    [
      'with an id of another provider',
      line({ id: 43_000 }),
      'id: is not of Evoplay, whose ids are',
    ],
    ['with an id of ours', line({ id: 271 }), 'id: is not of Evoplay'],
    ['of an unknown provider', line({ key: 'Nobody-One' }), 'key: names no provider of this house'],
    ['of the house itself', line({ key: 'Fairhouse-One' }), 'key: names no provider of this house'],
    ['without a provider', line({ key: 'JustAName' }), 'key: is not of the form'],
    ['with a path for an address', line({ key: 'Evoplay-../../x' }), 'key: is not of the form'],
    ['with letters that no address has', line({ key: 'Evoplay-Süß' }), 'key: is not of the form'],
    [
      'with an address without an end',
      line({ key: `Evoplay-${'a'.repeat(81)}` }),
      'key: is not of',
    ],
    ['with an empty name', line({ name: '' }), 'name: has characters'],
    ['with a blank before its name', line({ name: ' One' }), 'name: has characters'],
    ['with a tab in its name', line({ name: 'One\tTwo' }), 'name: has characters'],
    ['with a null byte in its name', line({ name: 'One\u0000' }), 'name: has characters'],
    ['with markup in its name', line({ name: 'One <b>' }), 'name: has characters'],
    ['with letters that turn around', line({ name: 'One \u202Eowt' }), 'name: has characters'],
    ['with a name in parts', line({ name: 'Cafe\u0301' }), 'name: is not in Unicode normal form C'],
    ['of an unknown kind', line({ kind: 'dice' }), 'kind: '],
    ['of an unknown group', line({ category: 1290 }), 'category: must be one of'],
    ['of a group of another kind', line({ kind: 'roulette' }), 'category: must be one of 1285'],
    ['with a return above the stake', line({ rtp: 1.01 }), 'rtp: '],
    ['with a return in per cent', line({ rtp: 96 }), 'rtp: '],
    ['with a volatility off the scale', line({ volatility: 6 }), 'volatility: '],
    ['without a stake', line({ minStake: 0 }), 'minStake: '],
    ['with stakes the wrong way round', line({ maxStake: 10 }), 'maxStake: is less than minStake'],
    ['with a negative top win', line({ maxWinX: -1 }), 'maxWinX: '],
    ['with an unknown mechanic', line({ mechanics: ['luck'] }), 'mechanics.0: '],
    [
      'with a mechanic twice',
      line({ mechanics: ['lines', 'lines'] }),
      'mechanics: names something',
    ],
    ['without a theme', line({ themes: [] }), 'themes: names none'],
    ['with a grid that is none', line({ grid: '5 by 3' }), 'grid: is not of the form 5x3'],
    ['with a day that is none', line({ since: '2026-02-30' }), 'since: '],
    ['with a time for a day', line({ since: '2026-02-03T00:00:00Z' }), 'since: '],
    ['for no device', line({ devices: [] }), 'devices: names none'],
    ['for a currency that is none', line({ currencies: ['EUR'] }), 'currencies.0: is unknown'],
    ['for no currency', line({ currencies: [] }), 'currencies: '],
    ['with a word for yes', line({ sandbox: 'yes' }), 'sandbox: '],
  ])('%s', (_, written, says) => {
    const { faults } = readCatalogue(fileOf([line({ id: 41_001, key: 'Evoplay-Good' }), written]))
    expect(faults.map((fault) => fault.line)).toEqual(faults.map(() => 2))
    expect(faults.some((fault) => fault.says.includes(says))).toBe(true)
  })

  it('for an id or an address that an earlier one has, in any case of its letters', () => {
    const file = fileOf([
      line(),
      '',
      line({ key: 'Evoplay-Other' }),
      line({ id: 41_002, key: 'Evoplay-SAMPLE' }),
    ])
    expect(readCatalogue(file).faults).toEqual([
      { line: 3, says: 'id: line 1 has 41000 too' },
      { line: 4, says: 'key: line 1 has Evoplay-SAMPLE too' },
    ])
  })

  it('and every other one that is wrong, with all that is wrong with it', () => {
    const file = fileOf([line({ rtp: 2, volatility: 0 }), 'x', line(), line({ kind: 'dice' })])
    expect(readCatalogue(file).faults.map((fault) => fault.line)).toEqual([1, 1, 2, 4])
  })
})

describe('a file is refused', () => {
  it.each([
    ['that is empty', bytes(''), 'there is no game in the file'],
    ['of blank lines', bytes('\n \n'), 'there is no game in the file'],
    ['that is not UTF-8', Uint8Array.of(0xff, 0xfe, 0x00), 'the file is not UTF-8'],
    ['that is larger than any', new Uint8Array(17 * 1024 * 1024), 'more than 16777216'],
  ])('%s', (_, file, says) => {
    expect(saysOf(file)[0]).toContain(says)
    expect(readCatalogue(file).entries).toEqual([])
  })

  it('of ten megabytes of nonsense, line by line until there are a thousand faults', () => {
    const { faults } = readCatalogue(bytes(`${'x'.repeat(99)}\n`.repeat(100_000)))
    expect(faults).toHaveLength(1_001)
    expect(faults.at(-1)).toEqual({
      line: 1_001,
      says: 'has not been looked at: there are too many faults before it',
    })
  })
})

describe('a file is read', () => {
  it('with the marks and line ends of other systems, and names in any script', () => {
    const file = bytes(`\uFEFF${line({ name: 'さくらの夜 7' })}\r\n\r\n`)
    const { entries, faults } = readCatalogue(file)
    expect(faults).toEqual([])
    expect(entries.map(({ provider, entry }) => [provider, entry.name])).toEqual([
      [5, 'さくらの夜 7'],
    ])
  })

  it('with what a provider does not tell as null', () => {
    const silent = { rtp: null, volatility: null, maxWinX: null, grid: null, ways: null }
    expect(saysOf(fileOf([line(silent)]))).toEqual([])
  })

  it('whatever it is, without a fault of ours', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (file) => {
        const { entries, faults } = readCatalogue(file)
        expect(entries.length + faults.length).toBeGreaterThan(0)
      }),
    )
    fc.assert(
      fc.property(fc.json(), (said) => {
        expect(readCatalogue(bytes(said)).entries).toEqual([])
      }),
    )
  })
})

describe('the sandbox', () => {
  const { entries } = readCatalogue(readFileSync(sandboxPath))

  it('has a game in every theme, and marks those that nobody plays', () => {
    expect(new Set(entries.map(({ entry }) => entry.themes[0]))).toEqual(new Set(gameThemes))
    const samples = entries.filter(({ entry }) => entry.sandbox)
    expect(samples.length).toBeGreaterThan(50)
    expect(samples.length).toBeLessThan(100)
  })

  it('has a game beside each that buys its bonus, and every kind', () => {
    const names = new Set(entries.map(({ entry }) => entry.name))
    const buying = entries.filter(({ entry }) => entry.mechanics.includes('bonusBuy'))
    expect(buying.length).toBeGreaterThan(50)
    for (const { entry } of buying) expect(names).toContain(entry.name.replace(' Bonus Buy', ''))
    expect(new Set(entries.map(({ entry }) => entry.kind)).size).toBe(9)
  })
})
