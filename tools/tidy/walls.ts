// Checks who imports whom (wall-rules.ts), and that the check really saw the code: a cruiser that
// cannot parse TypeScript reports "no violations" of the nothing it read.
import { resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { knotsOf, roomOf } from './knots.ts'
import { sourceFiles } from './source-files.ts'
import { cruiseOptions, forbidden, resolveOptions } from './wall-rules.ts'

const root = resolve(import.meta.dirname, '../..')

/** Cruises `baseDir` with the house's rules. */
export async function cruiseWalls(baseDir: string): Promise<ICruiseResult> {
  const result = await cruise(
    ['packages', 'games', 'apps', 'tools'],
    { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir },
    resolveOptions,
  )
  if (typeof result.output === 'string') throw new Error('the cruiser answered with text')
  return result.output
}

/** Source files under the walls which the cruise did not read. */
export function unseen(cruised: ICruiseResult): string[] {
  const seen = new Set(cruised.modules.map((module) => module.source))
  return sourceFiles(root)
    .map(({ path }) => path)
    .filter((path) => /^(packages|games|apps|tools)\/.*[.](tsx?|mjs)$/.test(path))
    .filter((path) => !seen.has(path))
}

if (import.meta.main) {
  const cruised = await cruiseWalls(root)
  for (const violation of cruised.summary.violations) {
    console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`)
  }
  const missed = unseen(cruised)
  for (const path of missed) console.error(`${path}: the cruiser did not read it`)
  const knots = knotsOf(cruised.modules, roomOf)
  for (const { folders, ties } of knots) {
    console.error(`folders-form-no-knot: ${folders.join(', ')}: ${ties.join('; ')}`)
  }
  const wrong = cruised.summary.violations.length + missed.length + knots.length
  console.log(`walls: ${cruised.modules.length} modules, ${wrong} wrong`)
  process.exitCode = wrong > 0 ? 1 : 0
}
