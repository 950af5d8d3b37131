import type { Mood } from '@fairhouse/art/sound/mood'

/** Slow pulses and glass in the dark; engines when the lamps come on. */
export const sound: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 82,
    lead: 'vibraphone',
    second: 'warmPad',
    comp: 'electricPiano',
    comping: 'arpeggio',
    pad: 'haloPad',
    bass: 'synthBass',
    groove: 'brush',
    chords: [0, 5, 2, 6, 0, 3, 5, 4],
    seed: 961,
  },
  feature: {
    tempo: 112,
    lead: 'squareLead',
    second: 'choir',
    comp: 'electricPiano',
    comping: 'pulse',
    pad: 'synthStrings',
    bass: 'synthBass',
    groove: 'break',
    chords: [0, 5, 3, 6, 0, 5, 3, 4],
    seed: 53,
  },
  bright: 'vibraphone',
  brass: 'synthStrings',
  body: 'choir',
  strikes: 'soft',
}
