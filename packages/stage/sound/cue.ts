import type { Sound } from './sound.ts'

/** Plays a cue where the title has one; `rate` is its speed and pitch. */
export function cue(sound: Sound, name: string | null, rate = 1): void {
  if (name) sound.play(name, { rate })
}
