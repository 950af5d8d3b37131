import type { Mood } from '@fairhouse/art/sound/mood'

/** A clarinet by the fire, a piano that answers it, a bass that walks on tiptoe. */
export const mood: Mood = {
  key: 53,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 84,
    lead: 'clarinet',
    second: 'piano',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 5, 1, 4, 3, 0, 1, 4],
    seed: 311,
  },
  feature: {
    tempo: 108,
    lead: 'vibraphone',
    second: 'piano',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 5, 1, 4, 3, 0, 1, 4],
    seed: 312,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'soft',
}
