import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A pulse of reeds that waits on the pad. */
export const loop: Loop = {
  key: 50,
  mode: 'minor',
  tempo: 104,
  chords: [0, 0, 5, 3, 0, 2, 6, 4],
  figure: [0, 4, null, 7, 4, null, 2, 4, null, 7, 9, null, 7, 4, null, 2],
  pluck: 'reed',
}
