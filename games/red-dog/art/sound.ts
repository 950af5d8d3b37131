import type { Mood } from '@fairhouse/art/sound/mood'

/** A guitar on a porch at evening, a harmonica now and then. */
export const mood: Mood = {
  key: 57,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 88,
    lead: 'steelGuitar',
    second: 'harmonica',
    comp: 'guitar',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 3, 0, 4, 0, 5, 3, 4],
    seed: 210,
  },
  feature: {
    tempo: 110,
    lead: 'harmonica',
    second: 'steelGuitar',
    comp: 'guitar',
    comping: 'strum',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 0, 4, 0, 5, 3, 4],
    seed: 211,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'wood',
}
