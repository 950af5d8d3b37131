import { parseArgs } from 'node:util'
import type { Title } from '../../apps/server/src/modules/catalog/index.ts'
import { type OwnServer, startOwnServer } from './database/own-server.ts'
import { runStories } from './payments/run-stories.ts'
import { playedTitles } from './played-titles.ts'
import { runPlanted } from './run-planted.ts'
import { runSeeds, type SeedPlan } from './run-seeds.ts'

const usage = `npm run simulate                                a minute of seeds that nobody chose
npm run simulate -- --minutes <M>               longer
npm run simulate -- --seed <S> --operations <N> one seed, as a failure names it
npm run simulate -- --planted [name…]           plants bugs and finds them
npm run simulate -- --payments <N> [--seed <S>] N stories of payments
npm run simulate -- --check                     what npm test runs`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    operations: { type: 'string' },
    payments: { type: 'string' },
    planted: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

/** Repeatable seeds of every test run; one more is drawn anew each time. */
const checkedSeeds = [11, 12]
const checkedMinutes = 0.5
const checkedStories = 150
const say = (line: string): void => console.log(line)

if (values.help === true) console.log(usage)
else {
  const [titles, server] = [await playedTitles(), await startOwnServer()]
  try {
    if (!(await run(server, titles))) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

async function run(server: OwnServer, titles: readonly Title[]): Promise<boolean> {
  if (values.planted === true) return planted(server, titles)
  if (values.payments !== undefined) return stories(server, Number(values.payments))
  const isRight = await runSeeds(server, titles, { ...plan(), say })
  if (values.check !== true) return isRight
  const areTrue = await stories(server, checkedStories)
  return (await planted(server, titles)) && areTrue && isRight
}

function stories(server: OwnServer, count: number): Promise<boolean> {
  return runStories(server, { first: Number(values.seed ?? 1), count, say })
}

function plan(): SeedPlan {
  const operations = Number(values.operations ?? 1_000)
  if (values.seed !== undefined) return { seeds: [Number(values.seed)], minutes: 0, operations }
  if (values.check === true) return { seeds: checkedSeeds, minutes: checkedMinutes, operations }
  return { seeds: [], minutes: Number(values.minutes ?? 1), operations }
}

function planted(server: OwnServer, titles: readonly Title[]): Promise<boolean> {
  return runPlanted(server, titles, {
    only: positionals,
    hear: ({ plant, notice, operations, seed }) =>
      say(
        notice === null
          ? `✗ ${plant.name}: not found in ${operations} operations`
          : `✓ ${plant.name}: found after ${operations} operations (seed ${seed}): ${notice.slice(0, 160)}`,
      ),
  })
}
