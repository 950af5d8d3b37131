// A title as a laboratory is handed it: a folder with par-sheet.json, golden.json and, where rounds are drawn from one, table.bin.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRows } from './table-rows.mjs'

export function readTitle(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const sheet = read('par-sheet.json')
  return {
    sheet,
    golden: read('golden.json'),
    rows: sheet.table === null ? null : readRows(readFileSync(join(folder, 'table.bin'))),
  }
}
