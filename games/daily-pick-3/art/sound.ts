import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A harp in the morning, unhurried. */
export const loop: Loop = {
  key: 62,
  mode: 'major',
  tempo: 96,
  chords: [0, 3, 5, 4, 0, 2, 3, 4],
  figure: [0, 2, 4, null, 7, 4, 2, null, 4, null, 7, 9, null, 7, 4, null],
  pluck: 'harp',
}
