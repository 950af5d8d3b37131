import type { Mood } from '@fairhouse/art/sound/mood'

/** Dulcimer and reed pipes over hand drums, unhurried. */
export const sound: Mood = {
  key: 59,
  mode: 'harmonic',
  meter: 4,
  base: {
    tempo: 104,
    lead: 'dulcimer',
    second: 'bassoon',
    comp: 'harp',
    comping: 'pulse',
    pad: 'slowStrings',
    bass: 'bass',
    groove: 'desert',
    chords: [0, 5, 4, 0, 3, 5, 4, 4],
    seed: 517,
  },
  feature: {
    tempo: 128,
    lead: 'panFlute',
    second: 'dulcimer',
    comp: 'sitar',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'bass',
    groove: 'latin',
    chords: [0, 4, 5, 4, 0, 3, 4, 0],
    seed: 64,
  },
  bright: 'dulcimer',
  brass: 'trombone',
  body: 'choir',
  strikes: 'stone',
}
