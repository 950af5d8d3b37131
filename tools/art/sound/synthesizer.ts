/** Plays a score without samples: partials of sines, a little frequency modulation, noise for drums. */
import type { Instrument, Note, Score } from './midi.ts'
import { hall, hiss, line, strike, tone } from './synth.ts'
import { fade, mix, RATE, silence, slice, type Wave } from './wave.ts'

/** How a kind of instrument sounds. */
interface Voice {
  /** Loudness of each partial, the fundamental first. */
  readonly partials: readonly number[]
  /** Frequency of partial n is n to this power: bars and bells are stretched. */
  readonly stretch: number
  /** Seconds to full loudness. */
  readonly rise: number
  /** Seconds in which a struck sound falls to a third; 0 for one that is held for the length of its note. */
  readonly fall: number
  /** Seconds in which a held sound dies away. */
  readonly release: number
  /** Depth of vibrato, of the frequency. */
  readonly vibrato: number
  /** A second voice beside the first, so many cents off. */
  readonly detune: number
}

const held: Voice = {
  partials: [1, 0.5, 0.34, 0.2, 0.13, 0.08],
  stretch: 1,
  rise: 0.05,
  fall: 0,
  release: 0.12,
  vibrato: 0.003,
  detune: 0,
}
const voices = {
  bar: { ...held, partials: [1, 0, 0, 0.28], rise: 0.002, fall: 0.5, vibrato: 0.002 },
  bell: {
    ...held,
    partials: [1, 0.5, 0.4, 0.24],
    stretch: 1.32,
    rise: 0.001,
    fall: 0.7,
    vibrato: 0,
  },
  plucked: { ...held, partials: [1, 0.55, 0.32, 0.2, 0.1], rise: 0.002, fall: 0.32, vibrato: 0 },
  reed: { ...held, partials: [1, 0.06, 0.52, 0.04, 0.24, 0.02, 0.1] },
  air: { ...held, partials: [1, 0.24, 0.06], rise: 0.07, vibrato: 0.005 },
  brass: { ...held, partials: [1, 0.85, 0.7, 0.5, 0.34, 0.2, 0.12], rise: 0.04 },
  lead: { ...held, partials: [1, 0, 0.33, 0, 0.2, 0, 0.14], rise: 0.006, detune: 9 },
  saw: { ...held, partials: [1, 0.5, 0.33, 0.25, 0.2, 0.16, 0.14], rise: 0.006, detune: 12 },
  pad: { ...held, partials: [1, 0.4, 0.22, 0.1], rise: 0.28, release: 0.5, detune: 14 },
  low: { ...held, partials: [1, 0.62, 0.3, 0.14], rise: 0.005, fall: 0.55, vibrato: 0 },
} satisfies Readonly<Record<string, Voice>>

const voiceOf: Partial<Readonly<Record<Instrument, Voice>>> = {
  vibraphone: voices.bar,
  marimba: voices.bar,
  xylophone: voices.bar,
  kalimba: voices.bar,
  steelDrums: voices.bar,
  bells: voices.bell,
  guitar: voices.plucked,
  steelGuitar: voices.plucked,
  cleanGuitar: voices.plucked,
  mutedGuitar: voices.plucked,
  harp: voices.plucked,
  pizzicato: voices.plucked,
  banjo: voices.plucked,
  koto: voices.plucked,
  clarinet: voices.reed,
  oboe: voices.reed,
  bassoon: voices.reed,
  accordion: voices.reed,
  organ: voices.reed,
  tenorSax: voices.reed,
  flute: voices.air,
  piccolo: voices.air,
  panFlute: voices.air,
  whistle: voices.air,
  squareLead: voices.lead,
  sawLead: voices.saw,
  trumpet: voices.brass,
  trombone: voices.brass,
  mutedTrumpet: voices.brass,
  horn: voices.brass,
  brass: voices.brass,
  doubleBass: voices.low,
  fingerBass: voices.low,
  synthBass: voices.low,
  bass: voices.low,
  timpani: voices.low,
}

/** Length of the table of a sine. */
const steps = 4096
const sines = Float32Array.from({ length: steps }, (_, i) => Math.sin((i / steps) * Math.PI * 2))

/** The score as sound, with `tail` seconds for the last notes to ring out. */
export function synthesize({ tempo, beats, parts }: Score, tail: number): Wave {
  const beat = 60 / tempo
  const seconds = beats * beat + tail
  const out = silence(seconds + 2)
  for (const { instrument, volume, pan = 64, notes } of parts) {
    const level = (volume / 127) * 0.16
    const [left, right] = [
      Math.cos((pan / 127) * (Math.PI / 2)),
      Math.sin((pan / 127) * (Math.PI / 2)),
    ]
    for (const note of notes) {
      const wave =
        instrument === 'drums' ? struck(note) : sung(note, beat, voiceOf[instrument] ?? voices.pad)
      const gain = level * (note.force / 127) ** 1.5 * (instrument === 'drums' ? 2.6 : 1)
      const heard = { left: wave.map((v) => v * left), right: wave.map((v) => v * right) }
      mix(out, heard, note.at * beat, gain)
    }
  }
  return slice(hall(out, 0.24, 0.72, 0), 0, seconds)
}

/** One note of a voice, both sides alike. */
function sung({ key, length }: Note, beat: number, voice: Voice): Float32Array {
  const { partials, stretch, rise, fall, release, detune } = voice
  const hertz = 440 * 2 ** ((key - 69) / 12)
  const sounding = fall > 0 ? Math.min(2.2, Math.max(length * beat, 0.1) + fall * 2) : length * beat
  const seconds = sounding + release
  const wave = new Float32Array(Math.round(seconds * RATE))
  const sides = detune > 0 ? [2 ** (detune / 2400), 2 ** (-detune / 2400)] : [1]
  const loud = 1 / partials.reduce((sum, part) => sum + part, 0) / sides.length
  for (const [place, partial] of partials.entries()) {
    const own = hertz * (place + 1) ** stretch
    if (partial === 0 || own > 12_000) continue
    for (const side of sides)
      addPartial(wave, { hertz: own * side, loud: partial * loud, place, voice })
  }
  return wave.map((value, i) => {
    const t = i / RATE
    return value * Math.min(1, t / rise) * Math.min(1, Math.max(0, (seconds - t) / release))
  })
}

interface Overtone {
  readonly hertz: number
  readonly loud: number
  /** 0 is the fundamental. */
  readonly place: number
  readonly voice: Voice
}

/** High partials of what was struck die first. */
function addPartial(
  wave: Float32Array,
  { hertz, loud, place, voice: { fall, vibrato } }: Overtone,
): void {
  let phase = 0
  for (let i = 0; i < wave.length; i++) {
    const t = i / RATE
    const sway = 1 + vibrato * Math.sin(t * 34) * Math.min(1, t * 3)
    phase += ((hertz * sway) / RATE) * steps
    const dying = fall > 0 ? Math.exp((-t / fall) * (1 + place * 0.55)) : 1
    wave[i] = (wave[i] ?? 0) + (sines[Math.floor(phase) % steps] ?? 0) * loud * dying
  }
}

/** Drums by their keys of General MIDI. */
const drums = new Map<number, (key: number) => Float32Array>([
  ...[35, 36].map((key) => [key, kick] as const),
  ...[37, 38, 39, 40].map((key) => [key, snare] as const),
  ...[42, 44, 46, 70, 82].map((key) => [key, hat] as const),
  ...[49, 51, 57].map((key) => [key, cymbal] as const),
])

const struck = ({ key }: Note): Float32Array => (drums.get(key) ?? small)(key)

function kick(): Float32Array {
  const pitch = line([0, 150], [0.05, 62], [0.3, 46])
  return tone(0.3, { shape: 'sine', pitch, gain: strike(0.001, 0.09) }).left
}

function snare(key: number): Float32Array {
  return hiss(0.22, { seed: key, centre: () => 1900, q: 0.9, gain: strike(0.001, 0.055) }).left
}

function hat(key: number): Float32Array {
  const gain = strike(0.001, key === 46 ? 0.06 : 0.02)
  const wave = hiss(0.1, { seed: key, centre: () => 7200, q: 1.4, gain, kind: 'high' })
  return wave.left.map((v) => v * 0.5)
}

function cymbal(key: number): Float32Array {
  const gain = strike(0.002, 0.28)
  const wave = hiss(0.9, { seed: key, centre: () => 5200, q: 0.8, gain, kind: 'high' })
  return fade(wave, 0, 0.2).left.map((v) => v * 0.4)
}

/** Small percussion: a short knock, its pitch by its key. */
function small(key: number): Float32Array {
  const hertz = 150 + (key % 12) * 42
  return tone(0.2, { shape: 'sine', pitch: () => hertz, gain: strike(0.001, 0.05) }).left
}
