import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { demo, startServer } from '../wire/server-process.ts'
import { openChromium } from './chromium.ts'
import { examine, type Manner } from './examine.ts'
import { takenBetween, ticksNow } from './host.ts'
import { type Found, judge } from './judge.ts'
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
/** Of the machine's speed, of which the median counts. */
const usualLooks = 3

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
    const machine = steady ? [] : await measureMachine(house.url + pages[0][1], chromium.port)
    for (const [name, path] of pages) {
      const looking = { url: house.url + path, port: chromium.port, machine, steady }
      tell(name, await lookAt(looking, runs))
    }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

interface Looking {
  readonly url: string
  readonly port: number
  /** Benchmark indices of the machine so far; those of the runs are added. */
  readonly machine: number[]
  readonly steady: boolean
}

interface Seen {
  readonly found: Found[]
  /** How many times each run was slowed. */
  readonly slowdowns: number[]
  /** Looks that do not count, because the machine's host took too much of the processors meanwhile. */
  disturbed: number
}

/** A look counts when the machine's host took no more of the processors, as a share of what was wanted of them. */
const takenAtMost = 0.1
/** At a page, because of a host that takes more; then whatever was seen counts. */
const disturbedAtMost = 15

async function lookAt({ url, port, machine, steady }: Looking, runs: number): Promise<Seen> {
  const seen: Seen = { found: [], slowdowns: [], disturbed: 0 }
  while (seen.found.length < runs) {
    const manner = steady ? 'steady' : phoneOn(machine)
    const before = await ticksNow()
    const { found, benchmarkIndex } = await examine(url, port, manner)
    const taken = takenBetween(before, await ticksNow())
    machine.push(benchmarkIndex)
    if (!steady && taken > takenAtMost && seen.disturbed < disturbedAtMost) {
      seen.disturbed++
      continue
    }
    seen.found.push(found)
    if (manner !== 'steady') seen.slowdowns.push(manner.slowdown)
  }
  return seen
}

function tell(name: string, { found, slowdowns, disturbed }: Seen): void {
  const { figures, faults } = judge(found)
  const told = figures.map(([figure, value]) => `${figure} ${Number(value.toFixed(3))}`)
  const slowed = slowdowns.length === 0 ? '' : ` (slowed ${slowdowns.join(', ')} times)`
  const again = disturbed === 0 ? '' : `, ${disturbed} looks were disturbed and do not count`
  console.log(`${name}: ${told.join(', ')}${slowed}${again}`)
  for (const fault of faults) console.error(`  ${name}: ${fault}`)
  if (faults.length === 0) return
  process.exitCode = 1
  console.error(`  not passed: ${[...new Set(found.flatMap(({ missed }) => missed))].join(', ')}`)
}

/** Looks at the machine alone. @returns its benchmark index, some times. */
async function measureMachine(url: string, port: number): Promise<number[]> {
  const indices = []
  for (let time = 0; time < usualLooks; time++)
    indices.push((await examine(url, port, 'steady')).benchmarkIndex)
  return indices
}

/** The phone's times, by how fast the machine was of late: what others do on it changes from minute to minute. */
const phoneOn = (machine: readonly number[]): Exclude<Manner, 'steady'> => ({
  slowdown: slowdownFor(machine.slice(-usualLooks)),
})

await main(process.argv.slice(2))
