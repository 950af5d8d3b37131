/**
 * Bakes a title's art and sound: `npm run art -- castle-of-horror [step …]`.
 * Without steps everything is made again; with some, only those. `npm run art -- pictures` writes down again what pictures
 * own titles have; `npm run art -- tiles [pattern]` draws the tiles of providers' games anew; `npm run art -- proof [title …]`
 * puts titles together as they are played, to look at.
 */
import { join } from 'node:path'
import { indexOwnPictures } from './pictures/index-own.ts'
import { proof } from './proof/proof.ts'
import { openBench } from './studio/bench.ts'
import { openStage } from './studio/stage.ts'
import { bakeTiles } from './tiles/bake-tiles.ts'
import { artOf, GAMES, kitUris, ownUris } from './titles/discover.ts'
import { stepsOf } from './titles/steps.ts'

async function main([title, ...wanted]: readonly string[]): Promise<void> {
  if (title === 'pictures') return indexOwnPictures(GAMES)
  if (title === 'tiles')
    return bakeTiles(wanted[0] === undefined ? undefined : new RegExp(wanted[0]))
  if (title === 'proof') return proof(GAMES, wanted)
  const steps = await stepsOf(title ?? '')
  if (title === undefined || steps === undefined) {
    const names = [...kitUris(), ...ownUris()].toSorted()
    throw new Error(`Say which title: ${names.join(', ')}.`)
  }
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`)
  }
  const stage = await openStage()
  try {
    const out = join(GAMES, title, 'client', 'assets')
    const bench = await openBench(stage, artOf(title), out)
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
