import type { Mood } from '@fairhouse/art/sound/mood'

/** A slow waltz in the salon: piano, strings, celesta. */
export const sound: Mood = {
  key: 61,
  mode: 'major',
  meter: 3,
  seventh: true,
  base: {
    tempo: 96,
    lead: 'piano',
    second: 'strings',
    comp: 'harp',
    comping: 'oompah',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 5, 1, 4, 2, 5, 1, 4],
    seed: 73,
  },
  feature: {
    tempo: 150,
    lead: 'strings',
    second: 'flute',
    comp: 'piano',
    comping: 'oompah',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'waltz',
    chords: [0, 3, 1, 4, 5, 3, 1, 4],
    seed: 33,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'strings',
  strikes: 'glass',
}
