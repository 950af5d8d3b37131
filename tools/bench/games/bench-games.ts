import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { anyAction } from '@fairhouse/game-math/any-action'
import { baseMode } from '@fairhouse/game-math/game'
import { loadTitle, type Title } from '@fairhouse/games/discover'
import { countsOf } from '../../tune/counts.ts'
import { isSlot } from '../../tune/is-slot.ts'
import { spinMean } from '../../tune/spin-mean.ts'

/** What was measured, and the mark beside it. */
interface Measured {
  readonly what: string
  readonly value: string
  readonly mark: string
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

/** Measures what the engine of a title can do on one core, in seconds of processor time. */
export async function benchGames(uri: string, say: (line: string) => void): Promise<void> {
  const title = await loadTitle(uri)
  warmUp(title)
  const all = [production(title), told(title), ...exact(title), ...tuning(title)]
  say(`${uri}, seconds of processor time on one core; marks of the design, and what their makers`)
  say('publish of public engines for a like game (five reels, twenty lines), not measured here')
  const width = Math.max(...all.map(({ what }) => what.length))
  for (const { what, value, mark } of all) {
    say(`${what.padEnd(width)}  ${value.padStart(16)}   ${mark}`)
  }
}

function warmUp(title: Title): void {
  for (let nonce = 0; nonce < 5000; nonce++) play(title, drawFrom(new SeededWords(nonce)))
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
    what: `rounds a second with stream, events and JSON (${Math.round(bytes / rounds)} bytes each)`,
    value: whole(rounds / seconds),
    mark: 'mark 250,000; published: 800 to 1,900 (math-sdk, slot-engine)',
  }
}

/** Without the stream: what a simulation through the engine's own play can do. */
function told(title: Title): Measured {
  const draw = drawFrom(new SeededWords(1))
  const seconds = cpuSeconds(() => {
    for (let i = 0; i < rounds; i++) play(title, draw)
  })
  return {
    what: 'rounds a second simulated, events told',
    value: whole(rounds / seconds),
    mark: 'published: 2.6 to 3.1 million a second without events (slotopol)',
  }
}

/** The whole proof of the plain bet, and what of it the paid spin's combinations are. */
function exact(title: Title): readonly Measured[] {
  let rtp = 0n
  const seconds = cpuSeconds(() => {
    rtp = title.facts(baseMode).rtp.numerator
  })
  const combinations = isSlot(title.definition)
    ? Object.values(title.definition.spins).reduce(
        (sum, { strips }) => sum + strips.reduce((product, strip) => product * strip.length, 1),
        0,
      )
    : 0
  const certificate: Measured = {
    what: `seconds for every number of the certificate (${String(rtp).length} digits of return)`,
    value: seconds.toFixed(2),
    mark: 'mark 0.7 for 62 million combinations; published: 17 for the return alone (slotopol)',
  }
  if (combinations === 0) return [certificate]
  return [
    certificate,
    {
      what: `combinations a second (${whole(combinations)} of all spins)`,
      value: whole(combinations / seconds),
      mark: 'mark 89 million; published: 3.7 million (slotopol)',
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
      what: 'microseconds for the mean of a spin while tuning',
      value: ((seconds / means) * 1e6).toFixed(1),
      mark: 'mark 30; published: 3,000 to 6,000 (slotopol, where it has a formula)',
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

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}
