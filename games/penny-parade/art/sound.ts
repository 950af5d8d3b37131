import type { Mood } from '@fairhouse/art/sound/mood'

/** A street band: piccolo, brass, tuba, side drums. */
export const sound: Mood = {
  key: 65,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 116,
    lead: 'piccolo',
    second: 'clarinet',
    comp: 'horn',
    comping: 'oompah',
    pad: 'accordion',
    bass: 'tuba',
    groove: 'march',
    chords: [0, 0, 4, 0, 3, 0, 4, 0],
    seed: 90,
  },
  feature: {
    tempo: 132,
    lead: 'trumpet',
    second: 'trombone',
    comp: 'banjo',
    comping: 'oompah',
    pad: 'brass',
    bass: 'tuba',
    groove: 'swing',
    chords: [0, 5, 1, 4, 0, 3, 4, 0],
    seed: 23,
  },
  bright: 'glockenspiel',
  brass: 'trumpet',
  body: 'brass',
  strikes: 'wood',
}
