/** Short figures of the orchestra. */
import type { Instrument, Note, Part } from './midi.ts'
import { play } from './orchestra.ts'
import { fade, slice, type Wave } from './wave.ts'

export type Phrase = readonly (readonly [
  Instrument,
  number,
  readonly (readonly [number, number, number, number?])[],
])[]

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
