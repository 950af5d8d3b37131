import type { Mood } from '@fairhouse/art/sound/mood'

/** Hand drums and marimba under a pan flute. */
export const sound: Mood = {
  key: 57,
  mode: 'dorian',
  meter: 4,
  base: {
    tempo: 110,
    lead: 'panFlute',
    second: 'marimba',
    comp: 'marimba',
    comping: 'pulse',
    pad: 'voice',
    bass: 'doubleBass',
    groove: 'tribal',
    chords: [0, 0, 6, 0, 3, 0, 6, 0],
    seed: 101,
  },
  feature: {
    tempo: 134,
    lead: 'marimba',
    second: 'choir',
    comp: 'kalimba',
    comping: 'arpeggio',
    pad: 'choir',
    bass: 'fingerBass',
    groove: 'samba',
    chords: [0, 3, 0, 6, 0, 3, 5, 4],
    seed: 41,
  },
  bright: 'marimba',
  brass: 'horn',
  body: 'choir',
  strikes: 'wood',
}
