import type { Mood } from '@fairhouse/art/sound/mood'

/** A caravan at dusk: shanai over a drone, hand drums, harp. */
export const sound: Mood = {
  key: 57,
  mode: 'phrygian',
  meter: 4,
  base: {
    tempo: 92,
    lead: 'oboe',
    second: 'shanai',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'desert',
    chords: [0, 0, 1, 0, 3, 1, 0, 0],
    seed: 21,
  },
  feature: {
    tempo: 124,
    lead: 'shanai',
    second: 'strings',
    comp: 'dulcimer',
    comping: 'pulse',
    pad: 'choir',
    bass: 'fingerBass',
    groove: 'tribal',
    chords: [0, 1, 0, 6, 0, 3, 1, 0],
    seed: 5,
  },
  bright: 'dulcimer',
  brass: 'horn',
  body: 'choir',
  strikes: 'stone',
}
