import type { Mood } from '@fairhouse/art/sound/mood'

/** A squeeze box and a drum on the quarterdeck. */
export const sound: Mood = {
  key: 62,
  mode: 'harmonic',
  meter: 4,
  base: {
    tempo: 128,
    lead: 'accordion',
    second: 'whistle',
    comp: 'banjo',
    comping: 'oompah',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'march',
    chords: [0, 4, 0, 3, 0, 5, 4, 0],
    seed: 286,
  },
  feature: {
    tempo: 152,
    lead: 'fiddle',
    second: 'accordion',
    comp: 'guitar',
    comping: 'strum',
    pad: 'strings',
    bass: 'fingerBass',
    groove: 'rock',
    chords: [0, 5, 3, 4, 0, 5, 4, 0],
    seed: 95,
  },
  bright: 'accordion',
  brass: 'trombone',
  body: 'choir',
  strikes: 'wood',
}
