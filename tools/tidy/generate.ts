// Writes the pages that are made from other files (the lists of families, the reference of calls, the schema of par sheets, the list of libraries); with --check only compares and exits 1
// on a difference.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calls } from '@fairhouse/contract/calls/all'
import { parSheet } from '@fairhouse/contract/entities/par-sheet'
import { z } from 'zod'
import { engineList, familyList, sheetList } from './family-list.ts'
import { thirdParty } from './notices.ts'
import { asMarkdown, asOpenApi, referenceOf } from './reference.ts'

const root = resolve(import.meta.dirname, '../..')
const reference = referenceOf(calls)
const pages = {
  'packages/contract/families/all.ts': familyList(`${root}/packages/contract/families`),
  'packages/game-math/families/all.ts': engineList(`${root}/packages/game-math/families`),
  'tools/certify/families/all.ts': sheetList(`${root}/tools/certify/families`),
  'docs/calls.md': asMarkdown(reference),
  'docs/openapi.json': asOpenApi(reference),
  'docs/par-sheet.schema.json': `${JSON.stringify(z.toJSONSchema(parSheet), null, 2)}\n`,
  'THIRD-PARTY.md': thirdParty(readFileSync(`${root}/package-lock.json`, 'utf8')),
}
const check = process.argv.includes('--check')

const stale = Object.entries(pages).filter(([name, text]) => text !== textOf(`${root}/${name}`))
for (const [name, text] of stale) {
  if (check) console.error(`${name} is not what its sources say; run npm run generate`)
  else writeFileSync(`${root}/${name}`, text)
}
console.log(
  `generate: ${Object.keys(pages).length} pages, ${stale.length} ${check ? 'stale' : 'written'}`,
)
process.exitCode = check && stale.length > 0 ? 1 : 0

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // Not there yet: the same as stale.
  }
}
