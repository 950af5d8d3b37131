/**
 * Bakes a title's art and sound: `npm run art -- castle-of-horror [step …]`.
 * Without steps everything is made again; with some, only those. `npm run art -- pictures` writes down again what pictures
 * own titles have; `npm run art -- tiles [pattern]` draws the tiles of providers' games anew; `npm run art -- proof [title …]`
 * puts titles together as they are played, to look at.
 */
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indexOwnPictures } from './pictures/index-own.ts'
import { scenerySteps } from './scenes/titles.ts'
import { proof } from './proof/proof.ts'
import { openBench, type Step } from './studio/bench.ts'
import { openStage } from './studio/stage.ts'
import { kitSteps } from './symbols/titles.ts'
import { bakeTiles } from './tiles/bake-tiles.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const GAMES = join(HERE, '..', '..', 'games')
/** Titles that are drawn by a kit; all others bring `titles/<uri>/steps.ts`. */
const KIT_TITLES: Readonly<Record<string, Readonly<Record<string, Step>>>> = Object.fromEntries(
  Object.entries(scenerySteps).map(([uri, steps]) => [uri, { ...kitSteps[uri], ...steps }]),
)

/** Names of titles that say themselves how they are drawn. */
const ownTitles = (): readonly string[] =>
  globSync('titles/*/steps.ts', { cwd: HERE }).map((path) => basename(dirname(path)))

async function stepsOf(title: string): Promise<Readonly<Record<string, Step>> | undefined> {
  if (!ownTitles().includes(title)) return KIT_TITLES[title]
  const own: { readonly steps: Readonly<Record<string, Step>> } = await import(
    join(HERE, 'titles', title, 'steps.ts')
  )
  return own.steps
}

async function main([title, ...wanted]: readonly string[]): Promise<void> {
  if (title === 'pictures') return indexOwnPictures(GAMES)
  if (title === 'tiles')
    return bakeTiles(wanted[0] === undefined ? undefined : new RegExp(wanted[0]))
  if (title === 'proof') return proof(GAMES, wanted)
  const steps = await stepsOf(title ?? '')
  if (title === undefined || steps === undefined) {
    const names = [...Object.keys(KIT_TITLES), ...ownTitles()].toSorted()
    throw new Error(`Say which title: ${names.join(', ')}.`)
  }
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`)
  }
  const stage = await openStage()
  try {
    const out = join(GAMES, title, 'client', 'assets')
    const bench = await openBench(stage, join(HERE, 'titles', title), out)
    for (const [name, step] of Object.entries(steps)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const start = performance.now()
      await step(bench)
      console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
    await indexOwnPictures(GAMES, title)
  } finally {
    await stage.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
