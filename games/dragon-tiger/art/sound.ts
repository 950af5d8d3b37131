import type { Mood } from '@fairhouse/art/sound/mood'

/** Plucked strings and a flute over low drums. */
export const mood: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 98,
    lead: 'koto',
    second: 'flute',
    comp: 'koto',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 5, 3, 4, 0, 5, 6, 4],
    seed: 88,
  },
  feature: {
    tempo: 120,
    lead: 'flute',
    second: 'koto',
    comp: 'koto',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 5, 3, 4, 0, 5, 6, 4],
    seed: 89,
  },
  bright: 'koto',
  brass: 'trombone',
  body: 'strings',
  strikes: 'wood',
}
