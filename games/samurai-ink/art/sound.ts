import type { Mood } from '@fairhouse/art/sound/mood'

/** Koto and shakuhachi over low strings; in free spins drums of war. */
export const sound: Mood = {
  key: 57,
  mode: 'phrygian',
  meter: 4,
  base: {
    tempo: 88,
    lead: 'shakuhachi',
    second: 'koto',
    comp: 'koto',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 1, 0, 6, 0, 1, 3, 0],
    seed: 286,
  },
  feature: {
    tempo: 128,
    lead: 'koto',
    second: 'shakuhachi',
    comp: 'koto',
    comping: 'pulse',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'tribal',
    chords: [0, 1, 0, 6, 0, 3, 1, 0],
    seed: 87,
  },
  bright: 'koto',
  brass: 'horn',
  body: 'strings',
  strikes: 'wood',
}
