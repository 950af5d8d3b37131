import type { Mood } from '@fairhouse/art/sound/mood'

/** Watchmen's bells over a town at dusk; horns from the battlements while the wheels turn. */
export const sound: Mood = {
  key: 57,
  mode: 'dorian',
  meter: 4,
  base: {
    tempo: 104,
    lead: 'clarinet',
    second: 'strings',
    comp: 'cleanGuitar',
    comping: 'arpeggio',
    pad: 'slowStrings',
    bass: 'bass',
    groove: 'four',
    chords: [0, 3, 6, 0, 5, 3, 4, 0],
    seed: 16417,
  },
  feature: {
    tempo: 138,
    lead: 'horn',
    second: 'trumpet',
    comp: 'piano',
    comping: 'pulse',
    pad: 'strings',
    bass: 'tuba',
    groove: 'march',
    chords: [0, 6, 3, 4, 0, 3, 6, 0],
    seed: 417,
  },
  bright: 'glockenspiel',
  brass: 'horn',
  body: 'strings',
  strikes: 'metal',
}
