import type { Mood } from '@fairhouse/art/sound/mood'

/** A river boat at night: electric piano and clarinet, a slow swing. */
export const mood: Mood = {
  key: 58,
  mode: 'dorian',
  meter: 4,
  seventh: true,
  base: {
    tempo: 96,
    lead: 'clarinet',
    second: 'vibraphone',
    comp: 'electricPiano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'brush',
    chords: [0, 3, 0, 4, 1, 4, 0, 4],
    seed: 198,
  },
  feature: {
    tempo: 118,
    lead: 'vibraphone',
    second: 'clarinet',
    comp: 'electricPiano',
    comping: 'offbeat',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'swing',
    chords: [0, 3, 0, 4, 1, 4, 0, 4],
    seed: 201,
  },
  bright: 'vibraphone',
  brass: 'trombone',
  body: 'strings',
  strikes: 'soft',
}
