import type { Mood } from '@fairhouse/art/sound/mood'

/** A trio in a club, late: piano, double bass, brushes. */
export const mood: Mood = {
  key: 56,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 92,
    lead: 'piano',
    second: 'vibraphone',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 1, 4, 0, 5, 1, 4],
    seed: 21,
  },
  feature: {
    tempo: 116,
    lead: 'vibraphone',
    second: 'piano',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 1, 4, 0, 5, 1, 4],
    seed: 22,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'soft',
}
