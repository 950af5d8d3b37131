import { hash } from 'node:crypto'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { anyAction } from '@fairhouse/game-math/any-action'
import { baseMode } from '@fairhouse/game-math/game'
import { spinWays } from '@fairhouse/game-math/slot/exact/spin-ways'
import { readySpin } from '@fairhouse/game-math/slot/spin/ready-spin'
import { loadTitle, type Title } from '@fairhouse/games/discover'
import { countsOf } from '../../tune/counts.ts'
import { isSlot } from '../../tune/is-slot.ts'
import { spinMean } from '../../tune/spin-mean.ts'
import { fastRoundsOf } from './fast-rounds-of.ts'

/** What was measured. */
interface Measured {
  readonly what: string
  /** Processor time of one of it. */
  readonly seconds: number
  /** The mark of the design for the same; null where it sets none. */
  readonly mark: number | null
  readonly published: string
}

/** Seconds of this process's own work, so that others on the machine do not count. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const rounds = 100_000
const means = 5000
const hashes = 300_000

/** Measures what the engine of a title can do on one core, in seconds of processor time. */
export async function benchGames(uri: string, say: (line: string) => void): Promise<void> {
  const title = await loadTitle(uri)
  warmUp(title)
  secondsOfHash()
  const before = secondsOfHash()
  const all = [production(title), told(title), ...fast(title), ...exact(title), ...tuning(title)]
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

function warmUp(title: Title): void {
  for (let nonce = 0; nonce < 5000; nonce++) play(title, drawFrom(new SeededWords(nonce)))
}

/** Work of a fixed size that is none of ours: how fast the machine is just now. */
function secondsOfHash(): number {
  const message = Buffer.alloc(64)
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < hashes; i++) hash('sha256', message)
  })
  return seconds / hashes
}

/** Just as the server plays: the real stream, events as they are stored and sent. */
function production(title: Title): Measured {
  const stream = openStream(new Uint8Array(32).fill(1))
  let bytes = 0
  const seconds = cpuSeconds(() => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      bytes += JSON.stringify(play(title, drawFrom(stream.round('bench', nonce)))).length
    }
  })
  return {
    what: `a round with stream, events and JSON (${Math.round(bytes / rounds)} bytes)`,
    seconds: seconds / rounds,
    mark: 1 / 250_000,
    published: '530 to 1,250 us (math-sdk, slot-engine)',
  }
}

/** Without the stream: what a simulation through the engine's own play can do. */
function told(title: Title): Measured {
  const draw = drawFrom(new SeededWords(1))
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < rounds; i++) play(title, draw)
  })
  return {
    what: 'a round simulated, events told',
    seconds: seconds / rounds,
    mark: null,
    published: '530 to 1,250 us (math-sdk, slot-engine)',
  }
}

/** The same draws without events. */
function fast(title: Title): readonly Measured[] {
  const known = fastRoundsOf(title)
  const words = new SeededWords(1)
  for (let i = 0; i < rounds; i++) known.play(words)
  const before = known.spins
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < rounds * 10; i++) known.play(words)
  })
  return [
    {
      what: 'a spin simulated, in whole rounds without events (Monte-Carlo)',
      seconds: seconds / (known.spins - before),
      mark: isSlot(title.definition) ? 1 / 22_800_000 : null,
      published: '0.32 to 0.38 us (slotopol); the mark is an eighth of that',
    },
  ]
}

/** The whole proof of the plain bet, and how all that its paid spin can come to is counted. */
function exact({ facts, definition }: Title): readonly Measured[] {
  const proof: Measured = {
    what: 'every number of the certificate, features and the most included',
    seconds: cpuSeconds(() => facts(baseMode)),
    mark: null,
    published: 'none does it',
  }
  if (!isSlot(definition)) return [proof]
  const { base } = definition.spins
  const combinations = base.strips.reduce((product, strip) => product * strip.length, 1)
  const spin = readySpin(definition, base)
  return [
    proof,
    {
      what: `all ${whole(combinations)} combinations of the paid spin, by what they win and start`,
      seconds: cpuSeconds(() => spinWays(spin)),
      mark: (0.7 * combinations) / 62_000_000,
      published: '17 s for 62 million, the mean alone (slotopol)',
    },
  ]
}

function tuning({ definition }: Title): readonly Measured[] {
  if (!isSlot(definition)) return []
  const { base } = definition.spins
  const meanOf = spinMean(definition, base)
  const counts = countsOf(base.strips)
  for (let i = 0; i < 500; i++) meanOf(counts)
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < means; i++) meanOf(counts)
  })
  return [
    {
      what: 'the mean of a spin while tuning',
      seconds: seconds / means,
      mark: 30e-6,
      published: '3 to 6 ms (slotopol, where it has a formula)',
    },
  ]
}

function play({ game }: Title, draw: ReturnType<typeof drawFrom>): unknown {
  let step = game.open(draw)
  const events = [...step.events]
  while (!step.state.done) {
    step = game.act(
      step.state,
      anyAction(step.actions, (count) => draw.below(count)),
      draw,
    )
    events.push(...step.events)
  }
  return events
}

function time(seconds: number): string {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`
  return seconds >= 1e-3 ? `${(seconds * 1e3).toFixed(1)} ms` : `${(seconds * 1e6).toFixed(2)} us`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}
