import { anyMove } from '@fairhouse/game-math/any-action'
import { baseMode } from '@fairhouse/game-math/game'
import { spinWays } from '@fairhouse/game-math/families/slot/exact/spin-ways'
import { readySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import type { Title } from '@fairhouse/games/discover'
import { z } from 'zod'
import { countsOf } from '../../tune/counts.ts'
import { isSlot } from '../../tune/is-slot.ts'
import { spinMean } from '../../tune/spin-mean.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { fastRoundsOf } from './fast-rounds-of.ts'
import { whole } from './whole.ts'

/** What was measured. */
export const measured = z.object({
  what: z.string(),
  /** Processor time of one of it. */
  seconds: z.number(),
  /** The mark of the design for the same; null where it sets none. */
  mark: z.number().nullable(),
  published: z.string(),
})
export type Measured = z.infer<typeof measured>

const rounds = 100_000
const means = 5000
const warmUps = 20_000

/** Just as the server plays: the real stream, events as they are stored and sent. */
function production(title: Title): readonly Measured[] {
  const stream = openStream(new Uint8Array(32).fill(1))
  for (let nonce = 0; nonce < warmUps; nonce++)
    JSON.stringify(play(title, drawFrom(stream.round('warm', nonce))))
  let bytes = 0
  const seconds = cpuSeconds(() => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      bytes += JSON.stringify(play(title, drawFrom(stream.round('bench', nonce)))).length
    }
  })
  return [
    {
      what: `a round with stream, events and JSON (${Math.round(bytes / rounds)} bytes)`,
      seconds: seconds / rounds,
      mark: 1 / 250_000,
      published: '530 to 1,250 us (math-sdk, slot-engine)',
    },
  ]
}

/** Without the stream: what a simulation through the engine's own play can do. */
function told(title: Title): readonly Measured[] {
  const draw = drawFrom(new SeededWords(1))
  for (let i = 0; i < warmUps; i++) play(title, draw)
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < rounds; i++) play(title, draw)
  })
  return [
    {
      what: 'a round simulated, events told',
      seconds: seconds / rounds,
      mark: null,
      published: '530 to 1,250 us (math-sdk, slot-engine)',
    },
  ]
}

/** The same draws without events. */
function fast(title: Title): readonly Measured[] {
  const known = fastRoundsOf(title)
  const words = new SeededWords(1)
  // What reels show together is worked out when it is first met: a simulation of many millions has met it all.
  for (let i = 0; i < rounds * 20; i++) known.play(words)
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
      anyMove(game, step, (count) => draw.below(count)),
      draw,
    )
    events.push(...step.events)
  }
  return events
}

/** Each is measured in a thread of its own: the compiler makes code for what it has met, and a server meets no simulation. */
export const measures: Readonly<Record<string, (title: Title) => readonly Measured[]>> = {
  production,
  told,
  fast,
  exact,
  tuning,
}
