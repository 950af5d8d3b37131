import type { Mood } from '@fairhouse/art/sound/mood'

/** Fiddle and low horns over great drums. */
export const sound: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 92,
    lead: 'fiddle',
    second: 'horn',
    comp: 'dulcimer',
    comping: 'pulse',
    pad: 'choir',
    bass: 'bass',
    groove: 'tribal',
    chords: [0, 6, 5, 6, 0, 2, 6, 4],
    seed: 174,
  },
  feature: {
    tempo: 118,
    lead: 'horn',
    second: 'fiddle',
    comp: 'tremolo',
    comping: 'pulse',
    pad: 'choir',
    bass: 'bass',
    groove: 'march',
    chords: [0, 5, 6, 0, 3, 5, 6, 0],
    seed: 68,
  },
  bright: 'dulcimer',
  brass: 'horn',
  body: 'choir',
  strikes: 'stone',
}
