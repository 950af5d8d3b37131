/** Plays a score without a sound font: every instrument is a handful of partials, or noise. */
import type { Instrument, Note, Part, Score } from './midi.ts'
import { hall, hiss, strike } from './synth.ts'
import { mix, RATE, silence, type Wave } from './wave.ts'

/** How an instrument sounds. */
interface Voice {
  /** Strength of each partial, from the first. */
  readonly partials: readonly number[]
  /** Seconds in which a note comes and, once it is struck, falls to a third; null holds it as long as it is written. */
  readonly rise: number
  readonly fall: number | null
  /** Seconds that it rings after its end. */
  readonly release: number
  /** Depth of the vibrato, in parts of the pitch. */
  readonly vibrato: number
}

const struck: Voice = {
  partials: [1, 0.42, 0.2, 0.11, 0.05, 0.03],
  rise: 0.004,
  fall: 0.85,
  release: 0.22,
  vibrato: 0,
}
const plucked: Voice = {
  partials: [1, 0.6, 0.38, 0.22, 0.12, 0.07, 0.04],
  rise: 0.003,
  fall: 0.42,
  release: 0.16,
  vibrato: 0,
}
const bells: Voice = {
  partials: [1, 0, 0, 0.32, 0, 0, 0, 0.05],
  rise: 0.003,
  fall: 1.1,
  release: 0.5,
  vibrato: 0,
}
const low: Voice = {
  partials: [1, 0.5, 0.18, 0.06],
  rise: 0.008,
  fall: 0.55,
  release: 0.09,
  vibrato: 0,
}
const bowed: Voice = {
  partials: [1, 0.5, 0.34, 0.2, 0.13, 0.08],
  rise: 0.22,
  fall: null,
  release: 0.35,
  vibrato: 0.0028,
}
const blown: Voice = {
  partials: [1, 0.34, 0.12, 0.05],
  rise: 0.06,
  fall: null,
  release: 0.14,
  vibrato: 0.0034,
}
const reeds: Voice = {
  partials: [1, 0.24, 0.55, 0.18, 0.3, 0.1],
  rise: 0.05,
  fall: null,
  release: 0.12,
  vibrato: 0.003,
}
const metal: Voice = {
  partials: [1, 0.72, 0.56, 0.4, 0.26, 0.16, 0.1],
  rise: 0.035,
  fall: null,
  release: 0.12,
  vibrato: 0.002,
}

const voices: Readonly<Partial<Record<Instrument, Voice>>> = {
  vibraphone: bells,
  celesta: bells,
  musicBox: bells,
  glockenspiel: bells,
  koto: plucked,
  harp: plucked,
  guitar: plucked,
  steelGuitar: plucked,
  cleanGuitar: plucked,
  banjo: plucked,
  pizzicato: plucked,
  doubleBass: low,
  fingerBass: low,
  bass: low,
  timpani: low,
  taiko: low,
  strings: bowed,
  slowStrings: bowed,
  fiddle: bowed,
  choir: bowed,
  warmPad: bowed,
  flute: blown,
  whistle: blown,
  panFlute: blown,
  piccolo: blown,
  clarinet: reeds,
  oboe: reeds,
  harmonica: reeds,
  accordion: reeds,
  trumpet: metal,
  mutedTrumpet: metal,
  trombone: metal,
  horn: metal,
  brass: metal,
  tuba: metal,
}

/** The score as sound, with `tail` seconds for the last notes to ring out. */
export function playOscillators(score: Score, tail: number): Wave {
  const beat = 60 / score.tempo
  const length = score.beats * beat + tail
  const dry = silence(length)
  for (const part of score.parts) {
    for (const note of part.notes) {
      const sound = part.instrument === 'drums' ? drum(note) : sounded(part, note, beat)
      mix(dry, sound, note.at * beat, (part.volume / 127) * (note.force / 127) ** 1.6)
    }
  }
  return hall(dry, 0.24, 0.78, 0)
}

function sounded({ instrument, pan = 64 }: Part, { key, length }: Note, beat: number): Wave {
  const { partials, rise, fall, release, vibrato } = voices[instrument] ?? struck
  const held = length * beat
  const seconds = fall === null ? held + release : Math.min(held + release, fall * 5)
  const wave = silence(seconds)
  const pitch = 440 * 2 ** ((key - 69) / 12)
  const heard = partials.filter((_, place) => pitch * (place + 1) < RATE / 2.4)
  // High partials of struck strings are gone first.
  const fade = (place: number, t: number): number =>
    fall === null ? 1 : Math.exp((-t / fall) * (1 + place * 0.55))
  const [left, right] = [
    Math.cos(((pan / 127) * Math.PI) / 2),
    Math.sin(((pan / 127) * Math.PI) / 2),
  ]
  const phases = heard.map((_, place) => place * 0.7)
  for (let i = 0; i < wave.left.length; i++) {
    const t = i / RATE
    const bend = 1 + vibrato * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t / 0.5)
    const step = (2 * Math.PI * pitch * bend) / RATE
    const gain = Math.min(1, t / rise) * Math.min(1, Math.max(0, (seconds - t) / release))
    let value = 0
    for (let place = 0; place < heard.length; place++) {
      const phase = (phases[place] ?? 0) + step * (place + 1)
      phases[place] = phase
      value += Math.sin(phase) * (heard[place] ?? 0) * fade(place, t)
    }
    wave.left[i] = value * gain * left * 0.2
    wave.right[i] = value * gain * right * 0.2
  }
  return wave
}

/** Percussion by its key in General MIDI: drums below, cymbals and brushes above. */
function drum({ key }: Note): Wave {
  if (key <= 36)
    return hiss(0.25, { seed: key, centre: () => 70, q: 2.4, gain: strike(0.003, 0.09) })
  if (key <= 40)
    return hiss(0.22, { seed: key, centre: () => 1900, q: 0.8, gain: strike(0.004, 0.06) })
  if (key <= 50 && key % 2 === 1 && key > 44) {
    return hiss(0.3, { seed: key, centre: () => 60 + key * 2, q: 3, gain: strike(0.003, 0.1) })
  }
  return hiss(0.12, {
    seed: key,
    centre: () => 6000,
    q: 1,
    kind: 'high',
    gain: (t) => 0.3 * strike(0.002, 0.035)(t),
  })
}
