import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A lute by a fountain, in the evening. */
export const loop: Loop = {
  key: 52,
  mode: 'minor',
  tempo: 104,
  chords: [0, 6, 5, 4, 0, 3, 6, 4],
  figure: [0, 1, 2, null, 4, null, 2, 1, 0, null, 4, 5, 4, 2, null, 1],
  pluck: 'reed',
}
