import type { Loop } from '@fairhouse/art/sound/synth-music'

/** Bells of glass over chords that come from far away. */
export const loop: Loop = {
  key: 57,
  mode: 'minor',
  tempo: 84,
  chords: [0, 5, 3, 4, 0, 2, 5, 4],
  figure: [0, null, 4, null, 7, null, 4, 2, null, 2, 4, null, 9, null, 7, null],
  pluck: 'glass',
}
