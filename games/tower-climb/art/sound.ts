import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A harp from a book of tales. */
export const loop: Loop = {
  key: 55,
  mode: 'major',
  tempo: 100,
  chords: [0, 5, 3, 4, 0, 2, 3, 4],
  figure: [0, 2, 4, 7, 4, 2, 4, 7, 0, 2, 4, 9, 7, 4, 2, null],
  pluck: 'harp',
}
