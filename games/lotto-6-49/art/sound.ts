import type { Mood } from '@fairhouse/art/sound/mood'

/** The band of an evening show: bells and brass over a swinging bass. */
export const mood: Mood = {
  key: 58,
  mode: 'major',
  meter: 4,
  seventh: true,
  base: {
    tempo: 104,
    lead: 'vibraphone',
    second: 'flute',
    comp: 'organ',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'latin',
    chords: [0, 5, 1, 4, 2, 5, 3, 4],
    seed: 49,
  },
  feature: {
    tempo: 116,
    lead: 'mutedTrumpet',
    second: 'vibraphone',
    comp: 'organ',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'samba',
    chords: [0, 3, 1, 4, 0, 5, 3, 4],
    seed: 6,
  },
  bright: 'bells',
  brass: 'mutedTrumpet',
  body: 'strings',
  strikes: 'glass',
  isSynthesized: true,
}
