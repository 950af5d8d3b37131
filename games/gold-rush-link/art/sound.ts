import type { Mood } from '@fairhouse/art/sound/mood'

/** Banjo and harmonica on the road to the diggings. */
export const sound: Mood = {
  key: 62,
  mode: 'mixolydian',
  meter: 4,
  base: {
    tempo: 124,
    lead: 'banjo',
    second: 'harmonica',
    comp: 'steelGuitar',
    comping: 'strum',
    pad: 'strings',
    bass: 'fingerBass',
    groove: 'train',
    chords: [0, 0, 3, 0, 4, 6, 3, 0],
    seed: 633,
  },
  feature: {
    tempo: 150,
    lead: 'fiddle',
    second: 'banjo',
    comp: 'guitar',
    comping: 'oompah',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'train',
    chords: [0, 3, 0, 4, 0, 3, 4, 0],
    seed: 91,
  },
  bright: 'banjo',
  brass: 'brass',
  body: 'strings',
  strikes: 'metal',
}
