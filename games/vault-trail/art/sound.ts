import type { Mood } from '@fairhouse/art/sound/mood'

/** The heist: finger bass, muted trumpet, vibraphone. */
export const sound: Mood = {
  key: 57,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 112,
    lead: 'mutedTrumpet',
    second: 'vibraphone',
    comp: 'mutedGuitar',
    comping: 'offbeat',
    pad: 'tremolo',
    bass: 'fingerBass',
    groove: 'swing',
    chords: [0, 0, 3, 0, 5, 4, 0, 4],
    seed: 145,
  },
  feature: {
    tempo: 136,
    lead: 'brass',
    second: 'tenorSax',
    comp: 'organ',
    comping: 'pulse',
    pad: 'strings',
    bass: 'fingerBass',
    groove: 'break',
    chords: [0, 3, 0, 5, 0, 3, 6, 4],
    seed: 62,
  },
  bright: 'vibraphone',
  brass: 'trumpet',
  body: 'organ',
  strikes: 'metal',
}
