import type { Loop } from '@fairhouse/art/sound/synth-music'

/** A music box of wood on the promenade. */
export const loop: Loop = {
  key: 60,
  mode: 'major',
  tempo: 108,
  chords: [0, 4, 5, 3, 0, 4, 3, 4],
  figure: [0, null, 4, 2, null, 4, 7, null, 2, null, 4, 7, null, 4, 2, null],
  pluck: 'wood',
}
