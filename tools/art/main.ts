/**
 * Bakes a title's art and sound: `npm run art -- castle-of-horror [step …]`.
 * Without steps everything is made again; with some, only those. `npm run art -- pictures` writes down again what pictures
 * own titles have; `npm run art -- tiles [pattern]` draws the tiles of providers' games anew; `npm run art -- proof [title …]`
 * puts titles together as they are played, to look at.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indexOwnPictures } from './pictures/index-own.ts'
import { scenerySteps } from './scenes/titles.ts'
import { proof } from './proof/proof.ts'
import { openBench, type Step } from './studio/bench.ts'
import { openStage } from './studio/stage.ts'
import { kitSteps } from './symbols/titles.ts'
import { bakeTiles } from './tiles/bake-tiles.ts'
import { steps as blackjack6Deck } from './titles/blackjack-6-deck/steps.ts'
import { castleOfHorror } from './titles/castle-of-horror/steps.ts'
import { steps as dragonTiger } from './titles/dragon-tiger/steps.ts'
import { steps as europeanRoulette } from './titles/european-roulette/steps.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const GAMES = join(HERE, '..', '..', 'games')
const TITLES: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  ...Object.fromEntries(
    Object.entries(scenerySteps).map(([uri, steps]) => [uri, { ...kitSteps[uri], ...steps }]),
  ),
  'blackjack-6-deck': blackjack6Deck,
  'castle-of-horror': castleOfHorror,
  'dragon-tiger': dragonTiger,
  'european-roulette': europeanRoulette,
}

async function main([title, ...wanted]: readonly string[]): Promise<void> {
  if (title === 'pictures') return indexOwnPictures(GAMES)
  if (title === 'tiles')
    return bakeTiles(wanted[0] === undefined ? undefined : new RegExp(wanted[0]))
  if (title === 'proof') return proof(GAMES, wanted)
  const steps = TITLES[title ?? '']
  if (title === undefined || steps === undefined) {
    throw new Error(`Say which title: ${Object.keys(TITLES).join(', ')}.`)
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
