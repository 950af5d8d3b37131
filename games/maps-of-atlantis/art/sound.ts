import type { Mood } from '@fairhouse/art/sound/mood'

/** Harp and halls of water; horns when the temple opens. */
export const sound: Mood = {
  key: 57,
  mode: 'mixolydian',
  meter: 4,
  base: {
    tempo: 88,
    lead: 'harp',
    second: 'voice',
    comp: 'vibraphone',
    comping: 'arpeggio',
    pad: 'haloPad',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 6, 3, 0, 4, 6, 3, 4],
    seed: 311,
  },
  feature: {
    tempo: 122,
    lead: 'horn',
    second: 'choir',
    comp: 'harp',
    comping: 'pulse',
    pad: 'strings',
    bass: 'bass',
    groove: 'tribal',
    chords: [0, 6, 0, 3, 4, 6, 3, 0],
    seed: 77,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'choir',
  strikes: 'glass',
}
