import { createHmac } from 'node:crypto'
import type { Draw, WordSource } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import type { Title } from '@fairhouse/games/discover'
import type { GoldenRound } from '@fairhouse/games/golden-round'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { chiSquare, type Counted } from '../chi-square.ts'
import { Outcomes } from '../outcomes.ts'
import type { Chance } from './planted-chance.ts'
import type { CheckName } from './plants.ts'

/** Rounds of a title whose outcomes are known: exactly as a whole, and some of them one by one. */
export interface Known {
  readonly title: Title
  readonly certificate: Certificate
  readonly golden: readonly GoldenRound[]
}

/** Looks for faults in the draw code; tells whether it found one. All seeds are fixed. */
type Check = (chance: Chance, known: Known) => boolean

/** Chance alone goes so far once in thirty thousand times. */
const tooFar = 4
const draws = 40_000
const outcomeRounds = 15_000

const checks: Readonly<Record<CheckName, Check>> = {
  vectors: (chance) =>
    [0, 1, 17, 1_000_003].some((nonce) => {
      const words = chance.openStream(seedOf(1)).round('quiet owls', nonce)
      return platformWords(seedOf(1), 'quiet owls', nonce).some((word) => word !== words.next())
    }),

  edges: ({ drawFrom }) =>
    [3, 6, 1000, 3 * 2 ** 30].some((count) => {
      const limit = 2 ** 32 - (2 ** 32 % count)
      const last = drawFrom(given(limit - 1))
      const rejected = drawFrom(given(...(limit < 2 ** 32 ? [limit, 2 ** 32 - 1] : []), 1))
      const taken = limit < 2 ** 32 ? 3 : 1
      const rejectedOnce = drawFrom(given(...(limit < 2 ** 32 ? [limit] : []), 1, 2))
      return (
        fails(() => last.below(count) === count - 1) ||
        fails(() => rejected.below(count) === 1 && rejected.words === taken) ||
        fails(() => rejectedOnce.below(count) === 1)
      )
    }),

  ranges: (chance) =>
    [1, 2, 6, 60, 2 ** 32].some((count) => {
      const draw = drawOf(chance, 2)
      return Array.from({ length: 500 }, () => draw.below(count)).some(
        (value) => !Number.isInteger(value) || value < 0 || value >= count,
      )
    }),

  uniformity: (chance) =>
    [
      [6, 1],
      [60, 1],
      // Here three words of four are in whole stripes: without rejection a third of all values come twice as often.
      [3 * 2 ** 30, 2 ** 30],
    ].some(([count = 1, width = 1]) => {
      const draw = drawOf(chance, 3)
      return isUneven(count / width, draws, () => Math.floor(draw.below(count) / width))
    }),

  pairs: (chance) => {
    const draw = drawOf(chance, 4)
    let before = draw.below(8)
    return isUneven(64, draws, () => {
      const next = draw.below(8)
      const pair = before * 8 + next
      before = next
      return pair
    })
  },

  resumption: ({ openStream }) => {
    const stream = openStream(seedOf(5))
    const whole = stream.round('owl', 7)
    const all = Array.from({ length: 40 }, () => whole.next())
    return [1, 7, 8, 9, 23].some((skip) => {
      const later = stream.round('owl', 7, skip)
      return later.words !== skip || later.next() !== all[skip]
    })
  },

  turns: ({ openStream }) => {
    const stream = openStream(seedOf(6))
    const alone = stream.round('owl', 1)
    const expected = Array.from({ length: 20 }, () => alone.next())
    const [one, other] = [stream.round('owl', 1), stream.round('owl', 2)]
    return expected.some((word) => {
      other.next()
      return one.next() !== word
    })
  },

  outcomes: ({ openStream, drawFrom }, { title: { game }, certificate }) => {
    const stream = openStream(seedOf(7))
    const outcomes = new Outcomes(certificate)
    for (let nonce = 0; nonce < outcomeRounds; nonce++) {
      const { state } = game.open(drawFrom(stream.round('owl', nonce)))
      const stake = game.unitsPerStake
      outcomes.count({ payout: state.units, stake, firstStake: stake })
    }
    return chiSquare(outcomes.classes()).deviations > tooFar
  },

  'golden rounds': ({ openStream, drawFrom }, { title: { game }, golden }) =>
    golden.some(({ serverSeed, clientSeed, nonce, events }) => {
      const stream = openStream(fromHex(serverSeed))
      const step = game.open(drawFrom(stream.round(clientSeed, nonce)))
      return JSON.stringify(step.events) !== JSON.stringify(events)
    }),
}

/** Names of the checks that find something. A fault may also make the code throw: then it is found. */
export function findersOf(chance: Chance, known: Known): readonly string[] {
  return Object.entries(checks)
    .filter(([, check]) => fails(() => !check(chance, known)))
    .map(([name]) => name)
}

/** Whether something is not so, or cannot even be asked. */
function fails(holds: () => boolean): boolean {
  try {
    return !holds()
  } catch (fault) {
    if (fault instanceof RangeError || fault instanceof TypeError) return true
    throw fault
  }
}

const seedOf = (byte: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + byte) % 256)

/** The first words of a round as the platform computes them. */
function platformWords(seed: Uint8Array, clientSeed: string, nonce: number): readonly number[] {
  return [0, 1, 2].flatMap((block) => {
    const digest = createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${block}`).digest()
    return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(i * 4))
  })
}

/** A source that gives exactly these words. */
function given(...list: readonly number[]): WordSource {
  let words = 0
  return {
    next() {
      const word = list[words++]
      if (word === undefined) throw new RangeError('no word left')
      return word
    },
    get words() {
      return words
    },
  }
}

/** One long draw, of one round after the other. */
function drawOf({ openStream, drawFrom }: Chance, byte: number): Pick<Draw, 'below'> {
  const stream = openStream(seedOf(byte))
  const perRound = 20
  let [nonce, left] = [0, 0]
  let draw = drawFrom(stream.round('owl', 0))
  return {
    below(count) {
      if (left-- === 0) {
        draw = drawFrom(stream.round('owl', nonce++))
        left = perRound - 1
      }
      return draw.below(count)
    },
  }
}

/** Whether values below `kinds` do not come equally often. */
function isUneven(kinds: number, times: number, next: () => number): boolean {
  const seen = Array.from({ length: kinds }, () => 0)
  for (let i = 0; i < times; i++) {
    const value = next()
    seen[value] = (seen[value] ?? 0) + 1
  }
  const classes = seen.slice(0, kinds).map((count): Counted => ({ seen: count, chance: 1 / kinds }))
  return Math.abs(chiSquare(classes).deviations) > tooFar
}
