import type { Mood } from '@fairhouse/art/sound/mood'

/** A jig by the hearth: fiddle and tin whistle over a strummed guitar; the squeeze box joins when the press comes down. */
export const sound: Mood = {
  key: 62,
  mode: 'mixolydian',
  meter: 3,
  base: {
    tempo: 116,
    lead: 'whistle',
    second: 'fiddle',
    comp: 'steelGuitar',
    comping: 'strum',
    pad: 'accordion',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 0, 6, 0, 3, 0, 6, 4],
    seed: 302,
  },
  feature: {
    tempo: 144,
    lead: 'fiddle',
    second: 'whistle',
    comp: 'banjo',
    comping: 'pulse',
    pad: 'accordion',
    bass: 'doubleBass',
    groove: 'none',
    chords: [0, 6, 0, 3, 0, 6, 3, 4],
    seed: 203,
  },
  bright: 'dulcimer',
  brass: 'horn',
  body: 'accordion',
  strikes: 'metal',
}
