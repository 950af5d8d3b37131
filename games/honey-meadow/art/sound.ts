import type { Mood } from '@fairhouse/art/sound/mood'

/** A picnic in the grass: clarinet and ukulele-like strumming over a soft bass; a fiddle when the honey flows. */
export const sound: Mood = {
  key: 57,
  mode: 'mixolydian',
  meter: 3,
  base: {
    tempo: 104,
    lead: 'clarinet',
    second: 'flute',
    comp: 'guitar',
    comping: 'strum',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 3, 0, 6, 3, 4, 5, 4],
    seed: 285,
  },
  feature: {
    tempo: 132,
    lead: 'fiddle',
    second: 'clarinet',
    comp: 'banjo',
    comping: 'arpeggio',
    pad: 'accordion',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 6, 3, 0, 5, 3, 4, 0],
    seed: 58,
  },
  bright: 'marimba',
  brass: 'horn',
  body: 'strings',
  strikes: 'wood',
}
