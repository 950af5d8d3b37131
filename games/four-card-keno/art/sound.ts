import type { Mood } from '@fairhouse/art/sound/mood'

/** A lounge trio of the sixties: flute, guitar and a bossa beat. */
export const mood: Mood = {
  key: 60,
  mode: 'major',
  meter: 4,
  seventh: true,
  base: {
    tempo: 112,
    lead: 'flute',
    second: 'vibraphone',
    comp: 'guitar',
    comping: 'offbeat',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'latin',
    chords: [0, 3, 1, 4, 2, 5, 1, 4],
    seed: 44,
  },
  feature: {
    tempo: 124,
    lead: 'mutedTrumpet',
    second: 'flute',
    comp: 'organ',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'samba',
    chords: [0, 5, 3, 4, 0, 5, 1, 4],
    seed: 4,
  },
  bright: 'marimba',
  brass: 'mutedTrumpet',
  body: 'strings',
  strikes: 'wood',
  isSynthesized: true,
}
