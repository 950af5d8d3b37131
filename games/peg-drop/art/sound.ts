import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A small organ of a fairground. */
export const loop: Loop = {
  key: 60,
  mode: 'major',
  tempo: 112,
  chords: [0, 4, 5, 3, 0, 1, 4, 4],
  figure: [0, 2, 4, null, 7, null, 4, 2, 0, 4, 7, null, 9, 7, 4, null],
  pluck: 'reed',
}
