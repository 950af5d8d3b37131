import type { Mood } from '@fairhouse/art/sound/mood'

/** Sleigh bells, music box and a warm horn. */
export const sound: Mood = {
  key: 62,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 100,
    lead: 'musicBox',
    second: 'clarinet',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'pizzicato',
    groove: 'sleigh',
    chords: [0, 5, 3, 4, 0, 2, 3, 4],
    seed: 120,
  },
  feature: {
    tempo: 132,
    lead: 'flute',
    second: 'horn',
    comp: 'celesta',
    comping: 'arpeggio',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'sleigh',
    chords: [0, 3, 4, 0, 5, 3, 4, 0],
    seed: 45,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'choir',
  strikes: 'glass',
}
