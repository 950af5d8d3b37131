import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A dance band that plays softly between calls. */
export const loop: Loop = {
  key: 57,
  mode: 'major',
  tempo: 116,
  chords: [0, 5, 3, 4, 0, 2, 3, 4],
  figure: [0, null, 4, 7, null, 4, 2, null, 4, 7, null, 9, 7, null, 4, 2],
  pluck: 'harp',
}
