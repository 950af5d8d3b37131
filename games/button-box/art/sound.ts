import type { Mood } from '@fairhouse/art/sound/mood'

/** Xylophone and plucked strings, busy and small. */
export const sound: Mood = {
  key: 60,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 122,
    lead: 'xylophone',
    second: 'bassoon',
    comp: 'pizzicato',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'pizzicato',
    groove: 'brush',
    chords: [0, 3, 4, 0, 5, 1, 4, 0],
    seed: 402,
  },
  feature: {
    tempo: 144,
    lead: 'clarinet',
    second: 'xylophone',
    comp: 'piano',
    comping: 'oompah',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 5, 1, 4, 0, 5, 1, 4],
    seed: 88,
  },
  bright: 'xylophone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'wood',
}
