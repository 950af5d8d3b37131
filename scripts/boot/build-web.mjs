import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { say } from './progress.mjs'
import { root } from './root.mjs'

const builders = ['storefront', 'backoffice'].map((app) => join(root, 'apps', app, 'build.ts'))
const stampFile = join(root, 'apps', 'storefront', 'build', '.sources')
const sourceFolders = ['packages', 'games', 'apps/storefront', 'apps/backoffice', 'tools/verifier']
const sourceFiles = ['package-lock.json', 'math.lock.json']
const notSources = new Set(['node_modules', 'build', 'dist', 'journeys'])

/**
 * Builds the web unless it was built from just these sources.
 * @returns undefined when it stands, else one sentence that says why not.
 */
export function buildWeb(node, env) {
  for (const builder of builders)
    if (!existsSync(builder))
      return `${relative(root, builder)} is missing: the web cannot be built.`
  const sources = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return undefined
  say('building the web')
  for (const builder of builders) {
    const built = spawnSync(node, [builder], { cwd: dirname(builder), env, stdio: 'inherit' })
    if (built.status !== 0) return 'The web could not be built; the lines above say why.'
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, sources)
  say('web built')
  return undefined
}

/** By content, not by time: a fresh clone or another branch and back must not look newer. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sourceFiles) hash.update(readFileSync(join(root, file)))
  for (const folder of sourceFolders) {
    for (const file of filesIn(join(root, folder)))
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || notSources.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
