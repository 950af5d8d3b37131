import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { demo, startServer } from '../wire/server-process.ts'
import { openChromium } from './chromium.ts'
import { judge } from './judge.ts'
import { benchmarkIndex, examine, type Manner } from './examine.ts'
import { slowdownFor } from './slowdown.ts'

/** Pages that strangers come to (the issue of the site names them). */
const pages = [
  ['home', '/en'],
  ['lobby', '/en/lobby'],
  ['list', '/en/games'],
  ['game info', '/en/games/castle-of-horror'],
  ['login', '/en/login'],
] as const

const usualRuns = 5

/**
 * `npm run lighthouse [-- runs]`: the pages on a phone's profile, the median of several runs against the budgets.
 * `npm run lighthouse -- --steady`: once, and only what does not depend on how busy the machine is.
 */
async function main([given]: readonly string[]): Promise<void> {
  const steady = given === '--steady'
  const runs = steady ? 1 : Number(given ?? usualRuns)
  if (!Number.isSafeInteger(runs) || runs < 1) {
    console.error('npm run lighthouse [-- runs | -- --steady]')
    process.exitCode = 1
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-lighthouse-'))
  await chmod(folder, 0o755)
  const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const postgres = await startPostgres({
      dataDir: join(folder, 'postgres'),
      log: () => undefined,
    })
    closing.push(() => postgres.stop())
    const place = { databaseUrl: postgres.connectionString, dataDir: join(folder, 'data') }
    const house = await startServer(place, [], demo)
    closing.push(() => house.stop())
    const chromium = await openChromium(join(folder, 'chromium'))
    closing.push(() => chromium.close())
    const manner = steady ? 'steady' : await mannerHere(house.url + pages[0][1], chromium.port)
    for (const [name, path] of pages) {
      const found = []
      for (let run = 0; run < runs; run++)
        found.push(await examine(house.url + path, chromium.port, manner))
      const { figures, faults } = judge(found)
      const told = figures.map(([figure, value]) => `${figure} ${Number(value.toFixed(3))}`)
      console.log(`${name}: ${told.join(', ')}`)
      for (const fault of faults) console.error(`  ${name}: ${fault}`)
      if (faults.length === 0) continue
      process.exitCode = 1
      console.error(
        `  not passed: ${[...new Set(found.flatMap(({ missed }) => missed))].join(', ')}`,
      )
    }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** The phone's times on this machine, which is measured first. */
async function mannerHere(url: string, port: number): Promise<Manner> {
  const indices = []
  for (let time = 0; time < 3; time++) indices.push(await benchmarkIndex(url, port))
  const slowdown = slowdownFor(indices)
  console.log(
    `this machine: benchmark index ${indices.join(', ')}; the phone is ${slowdown} times slower`,
  )
  return { slowdown }
}

await main(process.argv.slice(2))
