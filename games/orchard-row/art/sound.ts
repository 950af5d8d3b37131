import type { Mood } from '@fairhouse/art/sound/mood'

/** A barn dance: fiddle, banjo, accordion. */
export const sound: Mood = {
  key: 62,
  mode: 'major',
  meter: 4,
  base: {
    tempo: 112,
    lead: 'fiddle',
    second: 'accordion',
    comp: 'banjo',
    comping: 'arpeggio',
    pad: 'accordion',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 0, 3, 0, 0, 5, 4, 0],
    seed: 7,
  },
  feature: {
    tempo: 138,
    lead: 'fiddle',
    second: 'clarinet',
    comp: 'banjo',
    comping: 'oompah',
    pad: 'accordion',
    bass: 'doubleBass',
    groove: 'train',
    chords: [0, 3, 0, 4, 0, 3, 4, 0],
    seed: 12,
  },
  bright: 'xylophone',
  brass: 'accordion',
  body: 'strings',
  strikes: 'wood',
}
