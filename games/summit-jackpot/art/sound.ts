import type { Mood } from '@fairhouse/art/sound/mood'

/** Horns across a valley; strings that climb. */
export const sound: Mood = {
  key: 60,
  mode: 'lydian',
  meter: 4,
  base: {
    tempo: 100,
    lead: 'horn',
    second: 'strings',
    comp: 'cleanGuitar',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'bass',
    groove: 'march',
    chords: [0, 1, 4, 0, 5, 1, 3, 4],
    seed: 858,
  },
  feature: {
    tempo: 128,
    lead: 'trumpet',
    second: 'horn',
    comp: 'piano',
    comping: 'pulse',
    pad: 'strings',
    bass: 'bass',
    groove: 'four',
    chords: [0, 4, 5, 1, 0, 4, 1, 4],
    seed: 47,
  },
  bright: 'glockenspiel',
  brass: 'horn',
  body: 'strings',
  strikes: 'metal',
}
