import type { Mood } from '@fairhouse/art/sound/mood'

/** A night on rails: brushes like wheels, clarinet, guitar. */
export const sound: Mood = {
  key: 57,
  mode: 'harmonic',
  meter: 4,
  base: {
    tempo: 118,
    lead: 'clarinet',
    second: 'fiddle',
    comp: 'guitar',
    comping: 'oompah',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'train',
    chords: [0, 0, 3, 0, 5, 3, 4, 0],
    seed: 133,
  },
  feature: {
    tempo: 140,
    lead: 'fiddle',
    second: 'trumpet',
    comp: 'steelGuitar',
    comping: 'oompah',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'train',
    chords: [0, 3, 0, 4, 0, 5, 4, 0],
    seed: 54,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'metal',
}
