import type { Mood } from '@fairhouse/art/sound/mood'

/** A slow waltz in a salon: piano and strings, a harp in the distance. */
export const mood: Mood = {
  key: 58,
  mode: 'minor',
  meter: 3,
  seventh: true,
  base: {
    tempo: 96,
    lead: 'piano',
    second: 'flute',
    comp: 'piano',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 4, 0, 5, 3, 4, 4],
    seed: 195,
  },
  feature: {
    tempo: 112,
    lead: 'flute',
    second: 'piano',
    comp: 'piano',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 4, 0, 5, 3, 4, 4],
    seed: 196,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'soft',
}
