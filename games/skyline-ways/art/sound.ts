import type { Mood } from '@fairhouse/art/sound/mood'

/** The city at night: muted trumpet and bass, then synthesizers. */
export const sound: Mood = {
  key: 58,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 108,
    lead: 'mutedTrumpet',
    second: 'vibraphone',
    comp: 'electricPiano',
    comping: 'offbeat',
    pad: 'warmPad',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 0, 6, 5, 3, 1, 4],
    seed: 112,
  },
  feature: {
    tempo: 126,
    lead: 'squareLead',
    second: 'sawLead',
    comp: 'electricPiano',
    comping: 'pulse',
    pad: 'synthStrings',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 5, 6, 3, 0, 5, 6, 4],
    seed: 38,
  },
  bright: 'vibraphone',
  brass: 'brass',
  body: 'synthStrings',
  strikes: 'glass',
}
