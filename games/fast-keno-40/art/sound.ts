import type { Mood } from '@fairhouse/art/sound/mood'

/** A fast pulse of the city: electric bass, square lead, four on the floor. */
export const mood: Mood = {
  key: 57,
  mode: 'dorian',
  meter: 4,
  base: {
    tempo: 126,
    lead: 'squareLead',
    second: 'sawLead',
    comp: 'cleanGuitar',
    comping: 'pulse',
    pad: 'synthStrings',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 0, 3, 3, 5, 5, 4, 6],
    seed: 40,
  },
  feature: {
    tempo: 134,
    lead: 'sawLead',
    second: 'squareLead',
    comp: 'cleanGuitar',
    comping: 'arpeggio',
    pad: 'haloPad',
    bass: 'synthBass',
    groove: 'break',
    chords: [0, 5, 3, 4, 0, 5, 3, 6],
    seed: 10,
  },
  bright: 'bells',
  brass: 'brass',
  body: 'synthStrings',
  strikes: 'glass',
  isSynthesized: true,
}
