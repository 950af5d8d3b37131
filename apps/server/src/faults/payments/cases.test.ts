import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allCases, casesOf } from './cases.ts'

const modules = fileURLToPath(new URL('../../modules', import.meta.url))

/** Places as the modules name them: `${…}` stands for any word. */
const named = execFileSync('grep', ['-rhoE', "passPlace\\([`'][^`']+", modules], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((line) => line.replace(/^passPlace\(./, ''))

const isNamed = (place: string): boolean =>
  named.some((name) => new RegExp(`^${name.replace(/\$\{[^}]+\}/g, '\\w+')}$`).test(place))

it('every place at which somebody dies is one that the house passes, and none is left out', () => {
  const places = new Set(allCases.map(({ place }) => place))
  expect([...places].filter((place) => !isNamed(place))).toEqual([])
  const reached = (name: string) =>
    [...places].some((place) => new RegExp(`^${name.replace(/\$\{[^}]+\}/g, '\\w+')}$`).test(place))
  expect(named.filter((name) => !reached(name))).toEqual([])
})

it('everybody dies in every run, and all misfortunes come round', () => {
  const met = new Set<string>()
  for (let turn = 0; turn < 200; turn++) {
    const cases = casesOf({ isAll: false, turn })
    expect(new Set(cases.map(({ victim }) => victim)).size).toBe(4)
    for (const one of cases) met.add(JSON.stringify(one))
  }
  expect(met.size).toBe(allCases.length)
  expect(casesOf({ isAll: true, turn: 0 })).toHaveLength(allCases.length)
})
