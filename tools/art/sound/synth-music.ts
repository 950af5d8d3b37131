/** Quiet loops from oscillators alone: chords that swell, a bass, a plucked figure over them. */
import { hall, strike, tone } from './synth.ts'
import { mix, normalise, RATE, silence, slice, type Wave } from './wave.ts'

/** What a loop is made of. */
export interface Loop {
  /** Of the tonic, as in MIDI: 60 is the middle C. */
  readonly key: number
  readonly mode: 'major' | 'minor'
  /** Beats in a minute. */
  readonly tempo: number
  /** Steps of the scale, one a bar of four beats. */
  readonly chords: readonly number[]
  /** Steps above the chord's root, eighth by eighth; null rests. */
  readonly figure: readonly (number | null)[]
  readonly pluck: 'glass' | 'wood' | 'reed' | 'harp'
}

const scales = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const

/** Shape, partials and fall (seconds) of a plucked note. */
const plucks = {
  glass: { shape: 'sine', partials: [1, 2.76, 5.4], fall: 0.5 },
  wood: { shape: 'triangle', partials: [1, 3.9], fall: 0.16 },
  reed: { shape: 'triangle', partials: [1, 2, 3], fall: 0.3 },
  harp: { shape: 'triangle', partials: [1, 2], fall: 0.42 },
} as const

/** The loop, with so many seconds of its other end before and after it. */
export function playSynthLoop(loop: Loop, margin: number): Wave {
  const beat = 60 / loop.tempo
  const length = loop.chords.length * 4 * beat
  const round = silence(length)
  for (const [bar, chord] of loop.chords.entries()) {
    const at = bar * 4 * beat
    for (const step of [0, 2, 4]) around(round, pad(hertz(loop, chord + step), 4 * beat), at, 0.16)
    around(round, bass(hertz(loop, chord - 14), 2 * beat), at, 0.5)
    around(round, bass(hertz(loop, chord - 14), 1.4 * beat), at + 2.5 * beat, 0.34)
    for (let eighth = 0; eighth < 8; eighth++) {
      const step = loop.figure[(bar * 8 + eighth) % loop.figure.length] ?? null
      if (step === null) continue
      around(
        round,
        plucked(loop, hertz(loop, chord + 7 + step)),
        at + (eighth * beat) / 2,
        eighth % 4 === 0 ? 0.3 : 0.2,
      )
    }
  }
  return normalise(withMargin(inHall(round, length), length, margin), -24)
}

function hertz({ key, mode }: Loop, step: number): number {
  const scale = scales[mode]
  const octave = Math.floor(step / 7)
  return 440 * 2 ** ((key - 69 + octave * 12 + (scale[step - octave * 7] ?? 0)) / 12)
}

/** Swells and fades into the next bar; two voices a little apart. */
function pad(pitch: number, seconds: number): Wave {
  const whole = seconds * 1.25
  const gain = (t: number): number => Math.sin(Math.PI * Math.min(1, t / whole)) ** 1.2
  const out = silence(whole)
  for (const [pan, detune] of [
    [-0.5, 0.9975],
    [0.5, 1.0025],
  ] as const) {
    mix(out, tone(whole, { shape: 'triangle', pitch: () => pitch * detune, gain, pan }), 0, 0.6)
    mix(out, tone(whole, { shape: 'sine', pitch: () => pitch * detune * 2, gain, pan }), 0, 0.16)
  }
  return out
}

const bass = (pitch: number, seconds: number): Wave =>
  tone(seconds, { shape: 'sine', pitch: () => pitch, gain: strike(0.012, seconds * 0.34) })

function plucked({ pluck }: Loop, pitch: number): Wave {
  const { shape, partials, fall } = plucks[pluck]
  const out = silence(fall * 4)
  for (const [place, partial] of partials.entries()) {
    const gain = strike(0.003, fall / (1 + place))
    mix(
      out,
      tone(fall * 4, { shape, pitch: () => pitch * partial, gain }),
      0,
      0.7 / (1 + place * 2),
    )
  }
  return out
}

/** Mixes a wave in; what reaches over the end goes on at the beginning. */
function around(round: Wave, wave: Wave, at: number, gain: number): void {
  const length = round.left.length
  const start = Math.round(at * RATE)
  for (const side of ['left', 'right'] as const) {
    for (let i = 0; i < wave[side].length; i++) {
      const place = (start + i) % length
      round[side][place] = (round[side][place] ?? 0) + (wave[side][i] ?? 0) * gain
    }
  }
}

/** The second of two rounds in a hall: what the first left ringing is in it. */
function inHall(round: Wave, length: number): Wave {
  const twice = silence(length * 2)
  mix(twice, round, 0)
  mix(twice, round, length)
  return slice(hall(twice, 0.22, 0.74, 0), length, length)
}

function withMargin(round: Wave, length: number, margin: number): Wave {
  const out = silence(length + margin * 2)
  mix(out, slice(round, length - margin, margin), 0)
  mix(out, round, margin)
  mix(out, slice(round, 0, margin), margin + length)
  return out
}
