import type { Title } from '../../apps/server/src/modules/catalog/index.ts'
import type { OwnServer } from './database/own-server.ts'
import { anySeed, type Course, simulate } from './simulation.ts'

export interface SeedPlan {
  /** Run first, whatever time it takes. */
  readonly seeds: readonly number[]
  /** So long seeds go on that nobody chose; at least one if it is more than none. */
  readonly minutes: number
  /** Of each seed. */
  readonly operations: number
}

/** Runs seed after seed until time is up or one fails; whether none did. The first of them runs twice, to see that it repeats. */
export async function runSeeds(
  server: OwnServer,
  titles: readonly Title[],
  { seeds, minutes, operations, say }: SeedPlan & { readonly say: (line: string) => void },
): Promise<boolean> {
  const endsAt = Date.now() + minutes * 60_000
  const run = (seed: number) =>
    server.withDatabase((connectionString) =>
      simulate({ seed, operations, plant: null, connectionString, titles }),
    )
  const repeated = seeds[0] ?? anySeed()
  const first = await run(repeated)
  const again = await run(repeated)
  say(told(repeated, first))
  if (first.broken.length > 0) return failed(repeated, first, say)
  if (first.digest !== again.digest) {
    say(`seed ${repeated} took another course the second time: ${first.digest}, ${again.digest}`)
    return false
  }
  const left = seeds.slice(1)
  for (let isLast = minutes === 0; left.length > 0 || !isLast; ) {
    const seed = left.shift() ?? anySeed()
    const course = await run(seed)
    say(told(seed, course))
    if (course.broken.length > 0) return failed(seed, course, say)
    isLast = Date.now() >= endsAt
  }
  return true
}

function failed(seed: number, course: Course, say: (line: string) => void): false {
  for (const line of course.latest) say(`  ${line.slice(0, 200)}`)
  for (const line of course.broken.slice(0, 10)) say(`broken: ${line}`)
  say(`again: npm run simulate -- --seed ${seed} --operations ${course.asked}`)
  return false
}

function told(seed: number, course: Course): string {
  const { operations, statements, stood, virtualMs, faults, digest } = course
  const faultCount = Object.values(faults).reduce((sum, count) => sum + count, 0)
  return [
    `seed ${seed}: ${operations} operations, ${statements} statements (${stood} times one stood behind a lock)`,
    `${faultCount} faults, ${(virtualMs / 1000).toFixed(1)} s of the house's time, course ${digest}`,
  ].join(', ')
}
