import { expect, it } from 'vitest'
import { loadKitTitle } from '../titles/discover.ts'
import { scoreOf } from './band.ts'
import { compose } from './melody.ts'

const { sound } = (await loadKitTitle('scroll-of-sands')).scene
const { base } = sound

it('a tune fills its bars, never overlaps itself and comes home', () => {
  const notes = compose(sound, base, base.chords)
  for (const [i, note] of notes.entries()) {
    const next = notes[i + 1]?.at ?? base.chords.length * sound.meter
    expect(note.at + note.length).toBeLessThanOrEqual(next + 1e-9)
  }
  expect(((notes.at(-1)?.key ?? 0) - sound.key) % 12).toBeOneOf([0, 4, 7])
})

it('another seed is another tune, the same seed the same', () => {
  const tune = (seed: number) => compose(sound, { ...base, seed }, base.chords)
  expect(tune(1)).toEqual(tune(1))
  expect(tune(1)).not.toEqual(tune(2))
})

it('nobody in the band plays beyond the end of the loop', () => {
  const { beats, parts } = scoreOf(sound, base)
  for (const { at } of parts.flatMap(({ notes }) => notes)) expect(at).toBeLessThan(beats)
})
