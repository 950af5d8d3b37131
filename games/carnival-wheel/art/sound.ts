import type { Mood } from '@fairhouse/art/sound/mood'

/** The fairground organ, tuba and piccolo. */
export const sound: Mood = {
  key: 60,
  mode: 'major',
  meter: 3,
  base: {
    tempo: 132,
    lead: 'organ',
    second: 'piccolo',
    comp: 'accordion',
    comping: 'oompah',
    pad: 'organ',
    bass: 'tuba',
    groove: 'waltz',
    chords: [0, 0, 4, 0, 3, 0, 4, 0],
    seed: 81,
  },
  feature: {
    tempo: 176,
    lead: 'piccolo',
    second: 'brass',
    comp: 'organ',
    comping: 'oompah',
    pad: 'accordion',
    bass: 'tuba',
    groove: 'waltz',
    chords: [0, 5, 1, 4, 0, 5, 4, 0],
    seed: 18,
  },
  bright: 'glockenspiel',
  brass: 'brass',
  body: 'organ',
  strikes: 'wood',
}
