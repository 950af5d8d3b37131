import type { Mood } from '@fairhouse/art/sound/mood'

/** Kalimba and marimba over hand drums, voices at the horizon. */
export const sound: Mood = {
  key: 60,
  mode: 'mixolydian',
  meter: 4,
  base: {
    tempo: 106,
    lead: 'kalimba',
    second: 'panFlute',
    comp: 'marimba',
    comping: 'arpeggio',
    pad: 'choir',
    bass: 'doubleBass',
    groove: 'tribal',
    chords: [0, 6, 3, 0, 0, 6, 4, 0],
    seed: 52,
  },
  feature: {
    tempo: 126,
    lead: 'marimba',
    second: 'brass',
    comp: 'guitar',
    comping: 'strum',
    pad: 'choir',
    bass: 'fingerBass',
    groove: 'tribal',
    chords: [0, 3, 6, 0, 5, 3, 4, 0],
    seed: 8,
  },
  bright: 'kalimba',
  brass: 'horn',
  body: 'choir',
  strikes: 'wood',
}
