import type { Mood } from '@fairhouse/art/sound/mood'

/** A bossa for the evening, a samba for the feature. */
export const sound: Mood = {
  key: 60,
  mode: 'minor',
  meter: 4,
  seventh: true,
  base: {
    tempo: 120,
    lead: 'flute',
    second: 'guitar',
    comp: 'guitar',
    comping: 'strum',
    pad: 'synthStrings',
    bass: 'doubleBass',
    groove: 'latin',
    chords: [0, 3, 6, 2, 5, 1, 4, 0],
    seed: 64,
  },
  feature: {
    tempo: 138,
    lead: 'trumpet',
    second: 'steelDrums',
    comp: 'guitar',
    comping: 'strum',
    pad: 'brass',
    bass: 'fingerBass',
    groove: 'samba',
    chords: [0, 3, 0, 4, 5, 3, 4, 0],
    seed: 27,
  },
  bright: 'steelDrums',
  brass: 'trumpet',
  body: 'synthStrings',
  strikes: 'soft',
}
