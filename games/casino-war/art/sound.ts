import type { Mood } from '@fairhouse/art/sound/mood'

/** A march from afar: horns over low drums. */
export const mood: Mood = {
  key: 55,
  mode: 'minor',
  meter: 4,
  base: {
    tempo: 92,
    lead: 'horn',
    second: 'trumpet',
    comp: 'strings',
    comping: 'block',
    pad: 'strings',
    bass: 'bass',
    groove: 'brush',
    chords: [0, 5, 2, 6, 0, 3, 4, 4],
    seed: 199,
  },
  feature: {
    tempo: 108,
    lead: 'trumpet',
    second: 'horn',
    comp: 'strings',
    comping: 'block',
    pad: 'strings',
    bass: 'bass',
    groove: 'brush',
    chords: [0, 5, 2, 6, 0, 3, 4, 4],
    seed: 200,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'wood',
}
