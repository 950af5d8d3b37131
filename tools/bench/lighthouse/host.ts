import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** What all processors did since the machine was started, in ticks of its kernel. */
export interface Ticks {
  /** They worked for this machine. */
  readonly worked: number
  /** They would have, but the machine's host had them work for another. */
  readonly taken: number
}

const place = '/proc/stat'

/** @returns the ticks until now; null where the system does not tell. */
export async function ticksNow(): Promise<Ticks | null> {
  return existsSync(place) ? ticksIn(await readFile(place, 'utf8')) : null
}

/**
 * Reads the first line of Linux' `/proc/stat`, whose numbers are user, nice, system, idle, iowait, irq, softirq and steal (proc_stat(5)).
 * @throws RangeError when the line has fewer.
 */
export function ticksIn(stat: string): Ticks {
  const [line = ''] = stat.split('\n', 1)
  const [user, nice, system, , , irq, softirq, steal] = line.split(/\s+/).slice(1).map(Number)
  if (steal === undefined) throw new RangeError(`"${line}" does not tell what the processors did`)
  const worked = [user, nice, system, irq, softirq].reduce<number>(
    (sum, ticks) => sum + (ticks ?? 0),
    0,
  )
  return { worked, taken: steal }
}

/** @returns how much of what this machine would have worked meanwhile its host took, 0 to 1. */
export function takenBetween(before: Ticks | null, after: Ticks | null): number {
  if (before === null || after === null) return 0
  const taken = after.taken - before.taken
  const wanted = taken + after.worked - before.worked
  return wanted === 0 ? 0 : taken / wanted
}
