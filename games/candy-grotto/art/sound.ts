import type { Mood } from '@fairhouse/art/sound/mood'

/** A toy shop: glockenspiel, pizzicato, music box. */
export const sound: Mood = {
  key: 60,
  mode: 'lydian',
  meter: 4,
  base: {
    tempo: 104,
    lead: 'glockenspiel',
    second: 'clarinet',
    comp: 'pizzicato',
    comping: 'offbeat',
    pad: 'haloPad',
    bass: 'bassoon',
    groove: 'brush',
    chords: [0, 3, 1, 4, 0, 5, 1, 4],
    seed: 31,
  },
  feature: {
    tempo: 132,
    lead: 'musicBox',
    second: 'flute',
    comp: 'marimba',
    comping: 'arpeggio',
    pad: 'warmPad',
    bass: 'synthBass',
    groove: 'four',
    chords: [0, 4, 5, 3, 0, 4, 1, 4],
    seed: 44,
  },
  bright: 'glockenspiel',
  brass: 'brass',
  body: 'haloPad',
  strikes: 'soft',
}
