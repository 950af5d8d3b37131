import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { discoverModules } from './discover-modules.ts'
import { listModules } from './module-list.ts'

/** A folder with one module of that text. */
function folderWith(name: string, text: string | null): string {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'modules-'))
  mkdirSync(join(folder, name))
  if (text !== null) writeFileSync(join(folder, name, 'module.ts'), text)
  return folder
}

it('lower levels come first, and every module is what it is listed as', async () => {
  const listed = listModules()
  const levels = listed.map(({ level }) => level)
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  const modules = await discoverModules()
  expect(modules.map(({ name, level }) => [name, level])).toEqual(
    listed.map(({ name, level }) => [name, level]),
  )
})

it.each([
  ['has no file that describes it', null, 'has no module.ts'],
  ['does not say its level', 'export const module = {}', 'does not say the level'],
])('a folder that %s is refused', (_, text, why) => {
  expect(() => listModules([folderWith('tides', text)])).toThrow(why)
})

it.each([
  ['says another name', `export const module = {\n  name: 'ebb',\n  level: 3,\n}\n`, 'is ebb'],
  ['exports none', `export const other = {\n  level: 3,\n}\n`, 'exports no module'],
])('a module that %s is refused', async (_, text, why) => {
  await expect(discoverModules([folderWith('tides', text)])).rejects.toThrow(why)
})
