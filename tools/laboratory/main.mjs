// A laboratory: works out recorded rounds and returns of titles from their par sheets alone, and exits with 1 on any difference.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { wrongHashes } from './hashes.mjs'
import { proveAll } from './proved.mjs'
import { replayAll } from './recorded.mjs'
import { readTitle } from './title.mjs'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hashes: { type: 'boolean' },
    rounds: { type: 'boolean' },
    returns: { type: 'boolean' },
  },
})

/** What can be checked of a title; all of it unless some are asked for. */
const checks = {
  hashes: ({ sheet, rows }) => ({ told: [], differences: wrongHashes(sheet, rows) }),
  rounds: ({ sheet, rows, golden }) => {
    const { rounds, differences } = replayAll(sheet, rows, golden)
    return { told: [`${rounds - differences.length} of ${rounds} rounds agree`], differences }
  },
  returns: ({ sheet, rows }) => proveAll(sheet, rows),
}
const wanted = Object.keys(checks).filter((name) => asked[name])

/** Folders of titles: those that are named, or all of this repository. */
function folders() {
  if (positionals.length > 0) return positionals
  const games = fileURLToPath(new URL('../../games/', import.meta.url))
  return readdirSync(games)
    .map((name) => join(games, name))
    .filter((folder) => existsSync(join(folder, 'par-sheet.json')))
}

/** What a check finds; what it cannot work out is a difference too. */
function look(name, title) {
  try {
    return checks[name](title)
  } catch (fault) {
    return { told: [], differences: [`${name}: ${String(fault)}`] }
  }
}

let wrong = 0
for (const folder of folders()) {
  const title = readTitle(folder)
  const { uri } = title.sheet.title
  const found = (wanted.length > 0 ? wanted : Object.keys(checks)).map((name) => look(name, title))
  console.log(`${uri}: ${found.flatMap(({ told }) => told).join('; ')}`)
  const differences = found.flatMap((one) => one.differences)
  for (const difference of differences) console.error(`${uri}: ${difference}`)
  wrong += differences.length
}
process.exitCode = wrong > 0 ? 1 : 0
