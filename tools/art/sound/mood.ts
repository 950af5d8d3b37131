/** How a title sounds: key, mode, chords, instruments, groove, seed. */
import type { Groove } from './grooves.ts'
import type { Instrument } from './midi.ts'

const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 4, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const

type Mode = keyof typeof MODES
type Comping = 'offbeat' | 'arpeggio' | 'block' | 'strum' | 'oompah' | 'pulse'

/** Who plays a loop and how. */
export interface Playing {
  /** Beats a minute. */
  readonly tempo: number
  readonly lead: Instrument
  /** Doubles the tune in its second half, an octave lower. */
  readonly second: Instrument
  readonly comp: Instrument
  readonly comping: Comping
  readonly pad: Instrument
  readonly bass: Instrument
  readonly groove: Groove
  /** Steps of the scale on which each of eight bars stands; 0 is the tonic. */
  readonly chords: readonly number[]
  readonly seed: number
}

/** How a title sounds. */
export interface Mood {
  /** MIDI key of the tonic, 55 to 66. */
  readonly key: number
  readonly mode: Mode
  readonly meter: 3 | 4
  readonly seventh?: boolean
  readonly base: Playing
  readonly feature: Playing
  /** What fanfares and small figures are played with. */
  readonly bright: Instrument
  readonly brass: Instrument
  readonly body: Instrument
  readonly strikes: 'wood' | 'stone' | 'metal' | 'glass' | 'soft'
  /** Played by the studio's own synthesizer instead of a font of samples. */
  readonly isSynthesized?: boolean
}

/** The key of a step of the mood's scale; steps may be negative or beyond the octave. */
export function keyOf({ key, mode }: Pick<Mood, 'key' | 'mode'>, step: number): number {
  const scale = MODES[mode]
  const octave = Math.floor(step / scale.length)
  return key + octave * 12 + (scale[step - octave * scale.length] ?? 0)
}
