import type { Mood } from '@fairhouse/art/sound/mood'

/** A choir far off in a cold hall, a celesta like falling rime; drums of a hunt when the tome opens. */
export const sound: Mood = {
  key: 59,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 76,
    lead: 'celesta',
    second: 'flute',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 5, 3, 6, 0, 2, 3, 4],
    seed: 297,
  },
  feature: {
    tempo: 128,
    lead: 'horn',
    second: 'strings',
    comp: 'celesta',
    comping: 'arpeggio',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'tribal',
    chords: [0, 5, 6, 0, 3, 5, 6, 4],
    seed: 79,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'choir',
  strikes: 'glass',
}
