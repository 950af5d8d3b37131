import type { Mood } from '../sound/mood.ts'

/** A bar late at night: electric piano, vibraphone, a walking bass and brushes. */
export const mood: Mood = {
  key: 60,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 98,
    lead: 'vibraphone',
    second: 'electricPiano',
    comp: 'electricPiano',
    comping: 'offbeat',
    pad: 'warmPad',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 0, 4, 5, 3, 1, 4],
    seed: 99,
  },
  feature: {
    tempo: 120,
    lead: 'vibraphone',
    second: 'electricPiano',
    comp: 'electricPiano',
    comping: 'offbeat',
    pad: 'warmPad',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 0, 4],
    seed: 41,
  },
  bright: 'vibraphone',
  brass: 'brass',
  body: 'strings',
  strikes: 'soft',
}
