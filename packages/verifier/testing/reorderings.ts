import type { StreamEvidence } from '../evidence.ts'
import type { FindingCode } from '../finding.ts'
import type { Forged } from './forgings.ts'

/** Rounds that are taken away, put elsewhere or made up. */
export interface Reordering {
  readonly name: string
  /** At least one of them is told, though nothing was kept and nobody signed anew. */
  readonly told: readonly FindingCode[]
  readonly change: (rounds: Rounds, place: Forged) => Rounds
  /** The house gives another number of rounds with it. */
  readonly recounts?: boolean
}

type Rounds = StreamEvidence['rounds']

const swapped = (rounds: Rounds, one: number, other: number): Rounds => {
  const [a, b] = [rounds[one], rounds[other]]
  return a && b ? rounds.with(one, b).with(other, a) : rounds
}

const renumbered = (rounds: Rounds): Rounds => rounds.map((round, nonce) => ({ ...round, nonce }))

const another = (rounds: Rounds, { at, below }: Forged): number =>
  (at + 1 + below(rounds.length - 1)) % rounds.length

export const reorderings: readonly Reordering[] = [
  {
    name: 'a round dropped',
    told: ['nonceMissing'],
    change: (rounds, { at }) => rounds.toSpliced(at, 1),
  },
  {
    name: 'some rounds dropped',
    told: ['nonceMissing'],
    change: (rounds, { at, below }) => rounds.toSpliced(at, 1 + below(rounds.length)),
  },
  {
    name: 'a round dropped, and the number of rounds with it',
    told: ['nonceMissing', 'headDiffers'],
    recounts: true,
    change: (rounds, { at }) => rounds.toSpliced(at, 1),
  },
  {
    name: 'a round dropped and the others renumbered',
    told: ['chainBroken', 'headDiffers'],
    recounts: true,
    change: (rounds, { at }) => renumbered(rounds.toSpliced(at, 1)),
  },
  {
    name: 'the last rounds dropped',
    told: ['headDiffers'],
    recounts: true,
    change: (rounds, { at }) => rounds.slice(0, at),
  },
  {
    name: 'two rounds swapped',
    told: ['nonceOrder'],
    change: (rounds, place) => swapped(rounds, place.at, another(rounds, place)),
  },
  {
    name: 'two rounds swapped with their nonces',
    told: ['receiptRound'],
    change: (rounds, place) => renumbered(swapped(rounds, place.at, another(rounds, place))),
  },
  {
    name: 'the first rounds put last',
    told: ['nonceOrder'],
    change: (rounds, { at }) => {
      const first = Math.max(1, at)
      return [...rounds.slice(first), ...rounds.slice(0, first)]
    },
  },
  {
    name: 'a round twice',
    told: ['nonceTwice'],
    change: (rounds, place) => {
      const copied = rounds[place.at]
      return copied ? rounds.toSpliced(another(rounds, place), 0, copied) : rounds
    },
  },
  {
    name: 'a round made up in the middle',
    told: ['receiptRound'],
    recounts: true,
    change: (rounds, { at }) => {
      const made = rounds[at]
      return made ? renumbered(rounds.toSpliced(at, 0, { ...made, id: `x${made.id}` })) : rounds
    },
  },
  {
    name: 'a round made up at the end',
    told: ['receiptRound', 'receiptCount'],
    recounts: true,
    change: (rounds, { at, below }) => {
      const made = rounds[at]
      const receipts = below(2) === 0 ? [] : (made?.receipts ?? [])
      return made ? renumbered([...rounds, { ...made, id: `x${made.id}`, receipts }]) : rounds
    },
  },
]

export function reordered(
  stream: StreamEvidence,
  { change, recounts = false }: Reordering,
  place: Forged,
): StreamEvidence {
  const rounds = change(stream.rounds, place)
  return { ...stream, rounds, played: recounts ? rounds.length : stream.played }
}
