/** Tunes of two-bar phrases: a motif, its answer, something else, the motif brought home. */
import type { Note } from './midi.ts'
import { keyOf, type Mood, type Playing } from './mood.ts'

/** Lengths of two bars in beats; negative is a rest. */
const RHYTHMS = {
  4: [
    [1, 0.5, 0.5, 1, 1, 1.5, 0.5, 2],
    [0.5, 0.5, 1, 0.5, 0.5, 1, 1, 1, 1.5, -0.5],
    [1.5, 0.5, 1, 1, 0.5, 0.5, 0.5, 0.5, 1.5, -0.5],
    [0.75, 0.75, 0.5, 1, 1, 0.75, 0.75, 0.5, 1.5, -0.5],
    [-0.5, 0.5, 0.5, 0.5, 1, 1, -0.5, 0.5, 1, 1.5, -0.5],
    [2, 1, 0.5, 0.5, 1.5, 0.5, 1.5, -0.5],
  ],
  3: [
    [1, 1, 1, 1.5, 0.5, 1],
    [2, 1, 1, 1, 1],
    [1, 0.5, 0.5, 1, 2, -1],
    [1.5, 0.5, 0.5, 0.5, 2, 1],
  ],
} as const

/** Numbers below 1 that a seed repeats. */
function dice(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
}

/** The step of a chord that is nearest to a step. */
function nearest(step: number, chord: number): number {
  const all = [-7, 0, 7, 14].flatMap((octave) => [0, 2, 4].map((third) => chord + third + octave))
  return all.reduce((best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best))
}

/** Order of the phrases: the second half of sixteen bars climbs. */
const FORM = ['a', 'a', 'b', 'home', 'c', 'a', 'b', 'home'] as const

/**
 * A tune over the chords, an octave above the tonic.
 * @param chords steps of the scale, one a bar
 */
export function compose(mood: Mood, { seed }: Playing, chords: readonly number[]): Note[] {
  const roll = dice(seed)
  const rhythms: readonly (readonly number[])[] = RHYTHMS[mood.meter]
  const motif = (): Motif => ({
    rhythm: rhythms[Math.floor(roll() * rhythms.length)] ?? [],
    contour: contourOf(roll),
  })
  const motifs = { a: motif(), b: motif(), c: motif() }
  const start = nearest(4 + Math.floor(roll() * 4), chords[0] ?? 0)
  const notes: Note[] = []
  let step = start
  for (let phrase = 0; phrase * 2 < chords.length; phrase++) {
    const part = FORM[phrase % FORM.length] ?? 'a'
    const home = part === 'home'
    const sung = sing(mood, motifs[home ? 'a' : part], { phrase, step, home, chords })
    notes.push(...sung.notes)
    step = sung.step
  }
  return notes
}

interface Motif {
  readonly rhythm: readonly number[]
  readonly contour: readonly number[]
}

interface Phrase {
  readonly phrase: number
  /** Where the tune stands. */
  readonly step: number
  /** Ends on the tonic. */
  readonly home: boolean
  readonly chords: readonly number[]
}

/** Two bars of a motif: its strong beats fall on notes of the chord. */
function sing(mood: Mood, { rhythm, contour }: Motif, { phrase, home, chords, ...from }: Phrase) {
  const notes: Note[] = []
  const end = (phrase + 1) * 2 * mood.meter
  const octave = mood.key > 62 ? 0 : 12
  let { step } = from
  let at = phrase * 2 * mood.meter
  for (const [i, length] of rhythm.entries()) {
    const beats = Math.abs(length)
    const strong = at % 1 === 0
    step = inRange(step + (contour[i % contour.length] ?? 0))
    if (strong) step = nearest(step, chords[Math.floor(at / mood.meter)] ?? 0)
    if (home && at + beats >= end - 0.6) step = nearest(step, 0)
    if (length > 0) {
      const key = keyOf(mood, step) + octave
      notes.push({ at, length: beats * 0.94, key, force: strong ? 100 : 88 })
    }
    at += beats
  }
  return { notes, step }
}

const inRange = (step: number): number => (step > 11 ? step - 5 : step < 1 ? step + 4 : step)

/** Eight movements of a tune: mostly steps, now and then a leap that is turned back. */
function contourOf(roll: () => number): number[] {
  const list: number[] = []
  let owed = 0
  for (let i = 0; i < 8; i++) {
    const leap = roll() < 0.22 && owed === 0
    const way = owed !== 0 ? -Math.sign(owed) : roll() < 0.52 ? 1 : -1
    const move = leap ? way * (3 + Math.floor(roll() * 2)) : way * (roll() < 0.18 ? 0 : 1)
    owed = leap ? move : 0
    list.push(move)
  }
  return list
}
