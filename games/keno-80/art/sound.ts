import type { Mood } from '@fairhouse/art/sound/mood'

/** A small dance band in a hall of the thirties: vibraphone, piano, brushes. */
export const mood: Mood = {
  key: 58,
  mode: 'major',
  meter: 4,
  seventh: true,
  base: {
    tempo: 104,
    lead: 'vibraphone',
    second: 'clarinet',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 5, 1, 4, 2, 5, 1, 4],
    seed: 80,
  },
  feature: {
    tempo: 132,
    lead: 'clarinet',
    second: 'vibraphone',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 1, 4, 5, 3, 1, 4],
    seed: 20,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'wood',
}
