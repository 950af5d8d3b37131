import type { Mood } from '@fairhouse/art/sound/mood'

/** An evening on the pier: accordion, harp and a slow swing. */
export const mood: Mood = {
  key: 62,
  mode: 'lydian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 96,
    lead: 'clarinet',
    second: 'accordion',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'warmPad',
    bass: 'fingerBass',
    groove: 'swing',
    chords: [0, 4, 1, 5, 3, 4, 1, 4],
    seed: 21,
  },
  feature: {
    tempo: 120,
    lead: 'trumpet',
    second: 'clarinet',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'march',
    chords: [0, 3, 4, 4, 0, 5, 1, 4],
    seed: 3,
  },
  bright: 'bells',
  brass: 'horn',
  body: 'strings',
  strikes: 'metal',
  isSynthesized: true,
}
