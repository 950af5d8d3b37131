import type { Mood } from '@fairhouse/art/sound/mood'

/** A court orchestra: oboe and harpsichord over strings; trumpets and timpani when crowns fall. */
export const sound: Mood = {
  key: 62,
  mode: 'major',
  meter: 3,
  base: {
    tempo: 96,
    lead: 'oboe',
    second: 'flute',
    comp: 'harpsichord',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'bass',
    groove: 'none',
    chords: [0, 4, 5, 2, 3, 0, 3, 4],
    seed: 16399,
  },
  feature: {
    tempo: 120,
    lead: 'trumpet',
    second: 'oboe',
    comp: 'harpsichord',
    comping: 'pulse',
    pad: 'brass',
    bass: 'bass',
    groove: 'march',
    chords: [0, 3, 4, 0, 5, 3, 4, 0],
    seed: 99,
  },
  bright: 'celesta',
  brass: 'trumpet',
  body: 'strings',
  strikes: 'metal',
}
