/** Short figures of the orchestra. */
import type { Instrument, Note, Part } from './midi.ts'
import { play, type Player } from './orchestra.ts'
import { fade, slice, type Wave } from './wave.ts'

/** [beat, length, key, force]. */
export type Strokes = readonly (readonly [number, number, number, number?])[]
type Phrase = readonly (readonly [Instrument, volume: number, Strokes])[]

/** A phrase and how long it is heard. */
export interface Figure {
  readonly seconds: number
  readonly phrase: Phrase
}

/** A gesture at 120 beats a minute: instrument, volume, then [beat, length, key, force]. */
export async function gesture(phrase: Phrase, seconds: number): Promise<Wave> {
  const parts: Part[] = phrase.map(([instrument, volume, notes], i) => ({
    instrument,
    volume,
    pan: 64 + (i % 2 === 0 ? 1 : -1) * (i + 1) * 6,
    reverb: 90,
    notes: notes.map(
      ([at, length, key, force]): Note => ({ at, length, key, force: force ?? 100 }),
    ),
  }))
  const wave = await play({ tempo: 120, beats: seconds * 2, parts }, 0.2)
  return fade(slice(wave, 0, seconds), 0, Math.min(0.6, seconds * 0.35))
}

/** Seconds between two figures of one score, in which the first dies away. */
const REST = 2

/** Many figures in one sitting, which costs the orchestra to be called once. At most fifteen instruments. */
export async function playFigures(
  figures: Readonly<Record<string, Figure>>,
  player: Player = play,
): Promise<ReadonlyMap<string, Wave>> {
  const notes = new Map<Instrument, Note[]>()
  const starts = new Map<string, number>()
  let start = 0
  for (const [name, { seconds, phrase }] of Object.entries(figures)) {
    starts.set(name, start)
    for (const [instrument, volume, strokes] of phrase) {
      const list = notes.get(instrument) ?? []
      notes.set(instrument, list)
      for (const [at, length, key, force = 100] of strokes)
        list.push({ at: start * 2 + at, length, key, force: (force * volume) / LEVEL })
    }
    start += seconds + REST
  }
  const parts: Part[] = [...notes].map(([instrument, list], i) => ({
    instrument,
    volume: LEVEL,
    pan: 64 + (i % 2 === 0 ? 1 : -1) * (i + 1) * 4,
    reverb: 90,
    notes: list,
  }))
  const wave = await player({ tempo: 120, beats: start * 2, parts }, 0)
  return new Map(
    [...starts].map(([name, from]) => {
      const seconds = figures[name]?.seconds ?? 0
      return [name, fade(slice(wave, from, seconds), 0, Math.min(0.6, seconds * 0.35))]
    }),
  )
}

/** Volume of every part; a phrase's own volume leans on its force instead. */
const LEVEL = 112

export const run = (
  keys: readonly number[],
  from: number,
  step: number,
  force = 96,
): [number, number, number, number][] =>
  keys.map((key, i) => [from + i * step, step * 1.6, key, Math.min(127, force + i * 2)])
export const block = (
  keys: readonly number[],
  at: number,
  length: number,
  force = 108,
): [number, number, number, number][] => keys.map((key) => [at, length, key, force])
