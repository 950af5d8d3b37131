// Writes the pages that are made from other files (the lists of families, the reference of calls, the schema of par sheets, the figures of tables, the list of libraries); with --check only compares and exits 1
// on a difference.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { engineList, familyList, sheetList, tuningList } from './family-list.ts'
import { thirdParty } from './notices.ts'
import { tableFigures } from './table-figures.ts'

const root = resolve(import.meta.dirname, '../..')
const check = process.argv.includes('--check')
let stale = 0

bringUpToDate({
  'packages/contract/families/all.ts': familyList(`${root}/packages/contract/families`),
  'packages/game-math/families/all.ts': engineList(`${root}/packages/game-math/families`),
  'tools/certify/families/all.ts': sheetList(`${root}/tools/certify/families`),
  'docs/table-figures.md': tableFigures(root),
  'tools/tune/families/all.ts': tuningList(`${root}/tools/tune/families`),
  'THIRD-PARTY.md': thirdParty(readFileSync(`${root}/package-lock.json`, 'utf8')),
})
// What is told by the contract can be had only when its list of families is right.
const { contractPages } = await import('./contract-pages.ts')
bringUpToDate(contractPages())

console.log(`generate: ${stale} pages ${check ? 'stale' : 'written'}`)
process.exitCode = check && stale > 0 ? 1 : 0

function bringUpToDate(pages: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(pages)) {
    if (text === textOf(`${root}/${name}`)) continue
    stale++
    if (check) console.error(`${name} is not what its sources say; run npm run generate`)
    else writeFileSync(`${root}/${name}`, text)
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // Not there yet: the same as stale.
  }
}
