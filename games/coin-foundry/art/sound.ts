import type { Mood } from '@fairhouse/art/sound/mood'

/** Hammers and brass: a working song in the foundry. */
export const sound: Mood = {
  key: 58,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 98,
    lead: 'trombone',
    second: 'horn',
    comp: 'mutedGuitar',
    comping: 'pulse',
    pad: 'slowStrings',
    bass: 'fingerBass',
    groove: 'industry',
    chords: [0, 0, 5, 3, 0, 6, 5, 4],
    seed: 17,
  },
  feature: {
    tempo: 128,
    lead: 'brass',
    second: 'strings',
    comp: 'organ',
    comping: 'offbeat',
    pad: 'choir',
    bass: 'synthBass',
    groove: 'break',
    chords: [0, 5, 6, 0, 3, 5, 6, 4],
    seed: 26,
  },
  bright: 'vibraphone',
  brass: 'brass',
  body: 'organ',
  strikes: 'metal',
}
