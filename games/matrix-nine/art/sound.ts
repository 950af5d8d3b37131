import type { Mood } from '@fairhouse/art/sound/mood'

/** The organ of the ball park, a walking bass and brushes; brass from the stands when lamps run. */
export const sound: Mood = {
  key: 60,
  mode: 'major',
  meter: 4,
  seventh: true,
  base: {
    tempo: 118,
    lead: 'organ',
    second: 'trombone',
    comp: 'organ',
    comping: 'offbeat',
    pad: 'brass',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 5, 1, 4, 0, 3, 1, 4],
    seed: 16404,
  },
  feature: {
    tempo: 140,
    lead: 'trumpet',
    second: 'organ',
    comp: 'organ',
    comping: 'pulse',
    pad: 'brass',
    bass: 'tuba',
    groove: 'march',
    chords: [0, 3, 4, 0, 5, 1, 4, 0],
    seed: 94,
  },
  bright: 'vibraphone',
  brass: 'trumpet',
  body: 'organ',
  strikes: 'metal',
}
