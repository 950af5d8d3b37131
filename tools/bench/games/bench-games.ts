import { once } from 'node:events'
import { hash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { cpuSeconds } from './cpu-seconds.ts'
import { type Measured, measured, measures } from './measures.ts'
import { whole } from './whole.ts'

const hashes = 300_000

/** Measures what the engine of a title can do on one core, in seconds of processor time. */
export async function benchGames(uri: string, say: (line: string) => void): Promise<void> {
  secondsOfHash()
  const before = secondsOfHash()
  const all: Measured[] = []
  for (const name of Object.keys(measures)) all.push(...(await measureApart(name, uri)))
  const yardstick = (before + secondsOfHash()) / 2
  say(
    `${uri}, processor time of one core. A SHA-256 of 64 bytes by the platform took ${time(yardstick)} in`,
  )
  say(
    'this run: where the machine is busy or another one, compare what things cost in hashes. What',
  )
  say(
    'makers publish of public engines for a like game (five reels, twenty lines) is not measured here.',
  )
  const width = Math.max(...all.map(({ what }) => what.length))
  say(`${''.padEnd(width)}        took        mark  mark / took      hashes   published`)
  for (const { what, seconds, mark, published } of all) {
    const columns = [
      time(seconds).padStart(10),
      (mark === null ? '' : time(mark)).padStart(10),
      (mark === null ? '' : (mark / seconds).toFixed(2)).padStart(11),
      whole(seconds / yardstick).padStart(10),
    ]
    say(`${what.padEnd(width)}  ${columns.join('  ')}   ${published}`)
  }
}

/** @throws Error when the title cannot be loaded. */
async function measureApart(name: string, uri: string): Promise<readonly Measured[]> {
  const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), {
    workerData: { name, uri },
  })
  const [found] = await once(worker, 'message')
  return measured.array().parse(found)
}

/** Work of a fixed size that is none of ours: how fast the machine is just now. */
function secondsOfHash(): number {
  const message = Buffer.alloc(64)
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < hashes; i++) hash('sha256', message)
  })
  return seconds / hashes
}

function time(seconds: number): string {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`
  return seconds >= 1e-3 ? `${(seconds * 1e3).toFixed(1)} ms` : `${(seconds * 1e6).toFixed(2)} us`
}
