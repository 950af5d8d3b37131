import type { Mood } from '@fairhouse/art/sound/mood'

/** Inside the machine: arpeggios of synthesizers. */
export const sound: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 110,
    lead: 'squareLead',
    second: 'warmPad',
    comp: 'electricPiano',
    comping: 'arpeggio',
    pad: 'synthStrings',
    bass: 'synthBass',
    groove: 'break',
    chords: [0, 0, 5, 5, 2, 2, 6, 4],
    seed: 151,
  },
  feature: {
    tempo: 130,
    lead: 'sawLead',
    second: 'squareLead',
    comp: 'squareLead',
    comping: 'arpeggio',
    pad: 'haloPad',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 5, 2, 6, 0, 5, 3, 4],
    seed: 70,
  },
  bright: 'celesta',
  brass: 'sawLead',
  body: 'synthStrings',
  strikes: 'glass',
}
