import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allCases, worstCases } from './cases.ts'

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

it('the worst misfortunes are among all of them', () => {
  const all = allCases.map((one) => JSON.stringify(one))
  expect(worstCases.map((one) => JSON.stringify(one)).filter((one) => !all.includes(one))).toEqual(
    [],
  )
})
