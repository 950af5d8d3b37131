import { parseArgs } from 'node:util'
import { loadTitle } from '@fairhouse/games/discover'
import { discoverTitles, type Title } from '../../apps/server/src/modules/catalog/index.ts'
import { runPlants } from './plants/run-plants.ts'
import { verifyTitle } from './verify-title.ts'
import { writeStream } from './write-stream.ts'

const usage = `npm run verify -- [<game>…] [--rounds 100000]   plays rounds as the house does and works each out again as the browser does
npm run verify -- --plants                       puts faults into the draw code to see whether they are found
npm run verify -- --stream                       writes words of a stream to standard output, for ent and dieharder`
const unasked = 100_000
/** Chance alone takes outcomes so far from their certificate once in thirty thousand times. */
const tooFar = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    plants: { type: 'boolean' },
    stream: { type: 'boolean' },
  },
})
if (values.plants === true) await tellPlants()
else if (values.stream === true) await writeStream(process.stdout)
else await verify(Number(values.rounds ?? unasked))

async function verify(rounds: number): Promise<void> {
  const { titles } = await discoverTitles()
  const wanted = titles.filter(
    ({ manifest }) => positionals.length === 0 || positionals.includes(manifest.uri),
  )
  if (!Number.isSafeInteger(rounds) || rounds < 1 || wanted.length < positionals.length) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  for (const title of wanted) await verifyAndTell(title, rounds)
}

async function verifyAndTell(title: Title, rounds: number): Promise<void> {
  const begun = performance.now()
  const { uri } = title.manifest
  const { moves, differences, outcomes } = await verifyTitle(title, {
    rounds,
    headline: (await loadTitle(uri)).bets[0]?.bet.selection,
    onProgress: (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${uri}: ${done.toLocaleString('en')}`)
    },
  })
  const seconds = (performance.now() - begun) / 1000
  const chi =
    outcomes === null
      ? 'gambled'
      : `chi-square ${outcomes.value.toFixed(1)} of ${outcomes.freedom} (${outcomes.deviations.toFixed(1)} deviations)`
  console.log(
    `${uri}: ${rounds.toLocaleString('en')} rounds, ${moves.toLocaleString('en')} moves, ${differences.length} differences, ${chi}, ${seconds.toFixed(0)} s`,
  )
  for (const difference of differences) console.error(difference)
  const isFar = outcomes !== null && outcomes.deviations > tooFar
  if (differences.length > 0 || isFar) process.exitCode = 1
}

async function tellPlants(): Promise<void> {
  for await (const { plant, finders } of runPlants()) {
    const isRight = plant === null ? finders.length === 0 : finders.includes(plant.foundBy)
    console.log(
      `${isRight ? 'ok' : 'WRONG'}: ${plant?.name ?? 'no plant'}: ${finders.join(', ') || 'nothing found'}`,
    )
    if (!isRight) process.exitCode = 1
  }
}
