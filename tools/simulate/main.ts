import { parseArgs } from 'node:util'
import type { Title } from '../../apps/server/src/modules/catalog/index.ts'
import { checkedBy } from './checked.ts'
import { type OwnServer, startOwnServer } from './database/own-server.ts'
import { bonusPlants } from './bonuses/plants.ts'
import { findBonusPlants, runBonusStories } from './bonuses/run-bonus-stories.ts'
import { runStories } from './payments/run-stories.ts'
import { playedTitles } from './played-titles.ts'
import { runPlanted } from './run-planted.ts'
import { runSeeds, type SeedPlan } from './run-seeds.ts'

const usage = `npm run simulate                                a minute of seeds that nobody chose
npm run simulate -- --minutes <M>               longer
npm run simulate -- --seed <S> --operations <N> one seed, as a failure names it
npm run simulate -- --planted [name…]           plants bugs and finds them
npm run simulate -- --payments <N> [--seed <S>] N stories of payments
npm run simulate -- --bonuses <N> [--seed <S>]  N stories of bonuses
npm run simulate -- --check [--all]             what npm test runs: a share in turn, or all of it`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    operations: { type: 'string' },
    payments: { type: 'string' },
    bonuses: { type: 'string' },
    planted: { type: 'boolean' },
    check: { type: 'boolean' },
    all: { type: 'boolean' },
    turn: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const operations = Number(values.operations ?? 1_000)
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
  if (values.planted === true) return planted(server, titles, positionals)
  if (values.payments !== undefined) {
    const [first, count] = [Number(values.seed ?? 1), Number(values.payments)]
    return runStories(server, { first, count, say })
  }
  if (values.bonuses !== undefined) {
    const [first, count] = [Number(values.seed ?? 1), Number(values.bonuses)]
    return runBonusStories(server, { first, count, say })
  }
  if (values.check === true) return check(server, titles)
  return runSeeds(server, titles, { ...plan(), operations, say })
}

/** What the tests run: one thing that is wrong does not hide the next. */
async function check(server: OwnServer, titles: readonly Title[]): Promise<boolean> {
  const checked = checkedBy({ isAll: values.all === true, turn: Number(values.turn ?? 0) })
  const isRight = await runSeeds(server, titles, { ...checked.seeds, operations, say })
  const areTrue = await runStories(server, { ...checked.stories, say })
  const keepTheirWord = await runBonusStories(server, { ...checked.bonuses, say })
  const areFound = await planted(server, titles, [...checked.plants, ...checked.bonusPlants])
  return areFound && keepTheirWord && areTrue && isRight
}

function plan(): Pick<SeedPlan, 'seeds' | 'minutes'> {
  if (values.seed !== undefined) return { seeds: [Number(values.seed)], minutes: 0 }
  return { seeds: [], minutes: Number(values.minutes ?? 1) }
}

/** Bugs by their names, wherever they are planted; all of them without a name. */
async function planted(
  server: OwnServer,
  titles: readonly Title[],
  only: readonly string[],
): Promise<boolean> {
  const ofBonuses = bonusPlants.map(({ name }) => name)
  const bonusesOnly =
    only.length === 0 ? ofBonuses : only.filter((name) => ofBonuses.includes(name))
  const others = only.filter((name) => !ofBonuses.includes(name))
  const areFound = await findBonusPlants(server, { only: bonusesOnly, say })
  if (only.length > 0 && others.length === 0) return areFound
  const othersFound = await runPlanted(server, titles, {
    only: others,
    hear: ({ plant, notice, operations: tried, seed }) =>
      say(
        notice === null
          ? `✗ ${plant.name}: not found in ${tried} operations`
          : `✓ ${plant.name}: found after ${tried} operations (seed ${seed}): ${notice.slice(0, 160)}`,
      ),
  })
  return areFound && othersFound
}
