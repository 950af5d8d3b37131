import type { Mood } from '@fairhouse/art/sound/mood'

/** Night drive: electric piano, bass guitar, a lonely saxophone. */
export const sound: Mood = {
  key: 57,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 102,
    lead: 'tenorSax',
    second: 'electricPiano',
    comp: 'electricPiano',
    comping: 'strum',
    pad: 'synthStrings',
    bass: 'fingerBass',
    groove: 'rock',
    chords: [0, 3, 0, 3, 5, 6, 3, 4],
    seed: 61,
  },
  feature: {
    tempo: 124,
    lead: 'sawLead',
    second: 'squareLead',
    comp: 'cleanGuitar',
    comping: 'pulse',
    pad: 'warmPad',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 5, 3, 4, 0, 5, 6, 4],
    seed: 14,
  },
  bright: 'vibraphone',
  brass: 'brass',
  body: 'synthStrings',
  strikes: 'metal',
}
