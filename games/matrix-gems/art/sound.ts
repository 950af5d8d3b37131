import type { Mood } from '@fairhouse/art/sound/mood'

/** Glass and echo: celesta, harp, wide pads. */
export const sound: Mood = {
  key: 59,
  mode: 'lydian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 92,
    lead: 'celesta',
    second: 'vibraphone',
    comp: 'harp',
    comping: 'arpeggio',
    pad: 'haloPad',
    bass: 'synthBass',
    groove: 'none',
    chords: [0, 1, 5, 4, 0, 1, 2, 4],
    seed: 166,
  },
  feature: {
    tempo: 120,
    lead: 'vibraphone',
    second: 'choir',
    comp: 'celesta',
    comping: 'arpeggio',
    pad: 'warmPad',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 4, 5, 1, 0, 4, 1, 4],
    seed: 83,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'haloPad',
  strikes: 'glass',
}
