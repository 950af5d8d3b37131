import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A foxtrot from the organ pit. */
export const loop: Loop = {
  key: 53,
  mode: 'major',
  tempo: 124,
  chords: [0, 3, 4, 0, 5, 1, 4, 0],
  figure: [0, null, 2, 4, null, 7, 4, null, 9, 7, null, 4, 2, null, 4, null],
  pluck: 'wood',
}
