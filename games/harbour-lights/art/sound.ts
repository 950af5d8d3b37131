import type { Mood } from '@fairhouse/art/sound/mood'

/** A shanty in three: accordion, tin whistle, fiddle. */
export const sound: Mood = {
  key: 62,
  mode: 'dorian',
  meter: 3,
  base: {
    tempo: 108,
    lead: 'whistle',
    second: 'fiddle',
    comp: 'accordion',
    comping: 'oompah',
    pad: 'slowStrings',
    bass: 'doubleBass',
    groove: 'waltz',
    chords: [0, 0, 6, 0, 2, 6, 4, 0],
    seed: 35,
  },
  feature: {
    tempo: 168,
    lead: 'fiddle',
    second: 'accordion',
    comp: 'steelGuitar',
    comping: 'oompah',
    pad: 'strings',
    bass: 'doubleBass',
    groove: 'waltz',
    chords: [0, 6, 0, 6, 2, 6, 0, 4],
    seed: 9,
  },
  bright: 'celesta',
  brass: 'horn',
  body: 'accordion',
  strikes: 'wood',
}
