import type { Mood } from '@fairhouse/art/sound/mood'

/** A band on the balcony of the big top: piccolo and trumpet over tuba; a galop while the wheel turns. */
export const sound: Mood = {
  key: 58,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 132,
    lead: 'piccolo',
    second: 'clarinet',
    comp: 'trombone',
    comping: 'offbeat',
    pad: 'accordion',
    bass: 'tuba',
    groove: 'march',
    chords: [0, 4, 0, 3, 0, 5, 1, 4],
    seed: 16389,
  },
  feature: {
    tempo: 168,
    lead: 'trumpet',
    second: 'piccolo',
    comp: 'trombone',
    comping: 'oompah',
    pad: 'brass',
    bass: 'tuba',
    groove: 'march',
    chords: [0, 0, 4, 4, 5, 3, 4, 0],
    seed: 89,
  },
  bright: 'glockenspiel',
  brass: 'trumpet',
  body: 'brass',
  strikes: 'soft',
}
