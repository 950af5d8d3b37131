import type { Mood } from './mood.ts'

/** A trio late in the evening: piano, double bass, brushes, with a few strings behind. */
export const mood: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  seventh: true,
  base: {
    tempo: 92,
    lead: 'piano',
    second: 'vibraphone',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 4, 0, 5, 3, 4, 0],
    seed: 37,
  },
  feature: {
    tempo: 120,
    lead: 'vibraphone',
    second: 'piano',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 4, 0],
    seed: 36,
  },
  bright: 'vibraphone',
  brass: 'horn',
  body: 'strings',
  strikes: 'wood',
}
