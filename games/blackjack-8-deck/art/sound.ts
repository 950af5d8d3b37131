import type { Mood } from '@fairhouse/art/sound/mood'

/** A hall orchestra in a good mood: strings, a vibraphone, brushes that swing. */
export const mood: Mood = {
  key: 60,
  mode: 'major',
  meter: 4,
  seventh: true,
  base: {
    tempo: 112,
    lead: 'vibraphone',
    second: 'flute',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 5, 3, 4, 0, 3, 1, 4],
    seed: 411,
  },
  feature: {
    tempo: 126,
    lead: 'vibraphone',
    second: 'piano',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 5, 3, 4, 0, 3, 1, 4],
    seed: 412,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'soft',
}
