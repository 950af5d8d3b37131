import type { Mood } from '@fairhouse/art/sound/mood'

/** Harpsichord in clockwork time, with anvils for drums. */
export const sound: Mood = {
  key: 58,
  mode: 'dorian',
  meter: 4,
  base: {
    tempo: 114,
    lead: 'harpsichord',
    second: 'bassoon',
    comp: 'musicBox',
    comping: 'pulse',
    pad: 'strings',
    bass: 'pizzicato',
    groove: 'industry',
    chords: [0, 6, 3, 4, 0, 2, 6, 4],
    seed: 745,
  },
  feature: {
    tempo: 138,
    lead: 'fiddle',
    second: 'brass',
    comp: 'harpsichord',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'bass',
    groove: 'break',
    chords: [0, 3, 6, 2, 0, 3, 4, 0],
    seed: 36,
  },
  bright: 'glockenspiel',
  brass: 'brass',
  body: 'strings',
  strikes: 'metal',
}
