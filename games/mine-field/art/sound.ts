import type { Loop } from '@fairhouse/art/sound/synth-music'

/** Wooden keys that step with care. */
export const loop: Loop = {
  key: 62,
  mode: 'minor',
  tempo: 96,
  chords: [0, 3, 5, 4, 0, 3, 6, 4],
  figure: [0, null, null, 2, 4, null, null, 2, 0, null, 4, null, 7, null, 4, null],
  pluck: 'wood',
}
