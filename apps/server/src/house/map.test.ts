import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listModules } from './module-list.ts'

const map = readFileSync(new URL('../../../../docs/map.md', import.meta.url), 'utf8')

/** Of the table in the map: `4 play`. */
const told = [...map.matchAll(/^\| (\d+) \| (.*) \|$/gm)].flatMap(([, level = '', modules = '']) =>
  modules.split(' · ').map((one) => `${level} ${/^`([\w-]+)`/.exec(one)?.[1] ?? one}`),
)

it('the map tells the modules and their levels as they say them, in the order of the house', () => {
  expect(told).toEqual(listModules().map(({ level, name }) => `${level} ${name}`))
})
