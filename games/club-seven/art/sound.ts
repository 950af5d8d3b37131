import type { Mood } from '@fairhouse/art/sound/mood'

/** After midnight: vibraphone and muted trumpet over piano and brushes; the saxophone takes over when the sevens line up. */
export const sound: Mood = {
  key: 58,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 88,
    lead: 'vibraphone',
    second: 'mutedTrumpet',
    comp: 'piano',
    comping: 'offbeat',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 1, 4, 0, 5, 1, 4],
    seed: 16397,
  },
  feature: {
    tempo: 126,
    lead: 'tenorSax',
    second: 'trumpet',
    comp: 'piano',
    comping: 'pulse',
    pad: 'brass',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 0, 4, 5, 3, 1, 4],
    seed: 777,
  },
  bright: 'vibraphone',
  brass: 'mutedTrumpet',
  body: 'piano',
  strikes: 'glass',
}
