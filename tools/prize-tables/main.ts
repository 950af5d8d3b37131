import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import type { Design } from '@fairhouse/game-math/design'
import { isDrawn } from '@fairhouse/games/discover'
import { type BuiltTable, buildTable } from './build-table.ts'
import type { ScanPlan } from './scan.ts'
import { tableText } from './table-text.ts'

const usage = `npm run prize-tables -- <game>   makes the prize table of a title anew: table.bin and prize-table.ts`

const plan: ScanPlan = {
  kept: 600_000,
  seeds: 3_000_000,
  lastSeed: 9_000_000,
  leastMost: 3,
  rareFrom: 50,
}

const uri = process.argv[2]
if (uri === undefined) {
  console.log(usage)
  process.exitCode = 2
} else {
  const folder = new URL(`../../games/${uri}/`, import.meta.url)
  const { definition }: { definition: CascadeDefinition } = await import(
    new URL('cascade.ts', folder).href
  )
  const { design }: { design: Design } = await import(new URL('design.ts', folder).href)
  const built = buildTable(definition, design.targets, plan, (seeds) => {
    process.stderr.write(`\r${uri}: ${seeds.toLocaleString('en')} seeds`)
  })
  keepOutgoing(folder)
  writeFileSync(new URL('table.bin', folder), built.file)
  writeFileSync(new URL('table.ts', folder), tableText(uri, built.table))
  report(built)
}

/** Rounds of the table of today may be stored, if players can have met it: it stays beside the rules that they name. */
function keepOutgoing(folder: URL): void {
  const now = new URL('table.bin', folder)
  if (!isDrawn(folder) || !existsSync(now)) return
  const hash = createHash('sha256').update(readFileSync(now)).digest('hex')
  mkdirSync(new URL('released/', folder), { recursive: true })
  copyFileSync(now, new URL(`released/${hash}.bin`, folder))
}

function report({ table, file, seeds, tilts }: BuiltTable): void {
  console.log(`\n${seeds.toLocaleString('en')} seeds, ${file.length.toLocaleString('en')} bytes`)
  for (const [i, { features, rows, mass }] of table.classes.entries()) {
    const tilt = tilts[i]?.toFixed(4)
    console.log([features.join(' ') || '-', rows, mass, `x ${tilt}`].join('\t'))
  }
}
