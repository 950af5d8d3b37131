import type { Mood } from '@fairhouse/art/sound/mood'

/** Koto and bamboo flute over a quiet pond. */
export const sound: Mood = {
  key: 62,
  mode: 'mixolydian',
  meter: 4,
  base: {
    tempo: 84,
    lead: 'shakuhachi',
    second: 'koto',
    comp: 'koto',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'pizzicato',
    groove: 'none',
    chords: [0, 3, 6, 0, 4, 3, 6, 0],
    seed: 208,
  },
  feature: {
    tempo: 112,
    lead: 'koto',
    second: 'flute',
    comp: 'dulcimer',
    comping: 'pulse',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'tribal',
    chords: [0, 6, 3, 0, 0, 6, 3, 4],
    seed: 19,
  },
  bright: 'koto',
  brass: 'horn',
  body: 'slowStrings',
  strikes: 'wood',
}
