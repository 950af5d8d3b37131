import type { Mood } from '@fairhouse/art/sound/mood'

/** A string quartet by the fire over a plucked bass; horns of the hunt when the book opens. */
export const sound: Mood = {
  key: 62,
  mode: 'harmonic',
  meter: 3,
  base: {
    tempo: 96,
    lead: 'oboe',
    second: 'strings',
    comp: 'harp',
    comping: 'oompah',
    pad: 'slowStrings',
    bass: 'pizzicato',
    groove: 'none',
    chords: [0, 3, 4, 0, 5, 3, 4, 4],
    seed: 402,
  },
  feature: {
    tempo: 138,
    lead: 'horn',
    second: 'strings',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 5, 3, 4, 0, 5, 3, 4],
    seed: 64,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'strings',
  strikes: 'metal',
}
