/** Sounds made from oscillators and noise. Times in seconds, frequencies in hertz. */
import { RATE, silence, type Wave } from './wave.ts'

/** A value over time: t in seconds from the start of the sound. */
export type Curve = (t: number) => number

/** Straight lines between points of [seconds, value]. */
export function line(...points: readonly (readonly [number, number])[]): Curve {
  return (t) => {
    for (let i = 1; i < points.length; i++) {
      const [t0, v0] = points[i - 1] ?? [0, 0]
      const [t1, v1] = points[i] ?? [0, 0]
      if (t <= t1) return v0 + ((v1 - v0) * Math.max(0, t - t0)) / Math.max(1e-6, t1 - t0)
    }
    return points.at(-1)?.[1] ?? 0
  }
}

/** A quick rise and an exponential fall. */
export function strike(rise: number, fall: number): Curve {
  return (t) => (t < rise ? t / rise : Math.exp(-(t - rise) / fall))
}

/** Repeatable noise between -1 and 1. */
function noiseSource(seed: number): () => number {
  let s = seed >>> 0 || 1
  return () => {
    s ^= s << 13
    s >>>= 0
    s ^= s >>> 17
    s ^= s << 5
    s >>>= 0
    return s / 2 ** 31 - 1
  }
}

export type Tone = {
  readonly shape: 'sine' | 'saw' | 'square' | 'triangle'
  readonly pitch: Curve
  readonly gain: Curve
  /** -1 left to 1 right. */
  readonly pan?: number
}

function shapeAt(shape: Tone['shape'], phase: number): number {
  const x = phase - Math.floor(phase)
  switch (shape) {
    case 'sine':
      return Math.sin(2 * Math.PI * x)
    case 'saw':
      return 2 * x - 1
    case 'square':
      return x < 0.5 ? 1 : -1
    case 'triangle':
      return 1 - 4 * Math.abs(x - 0.5)
  }
}

function panned(seconds: number, pan: number, sample: (t: number) => number): Wave {
  const wave = silence(seconds)
  const [l, r] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)]
  for (let i = 0; i < wave.left.length; i++) {
    const v = sample(i / RATE)
    wave.left[i] = v * l
    wave.right[i] = v * r
  }
  return wave
}

export function tone(seconds: number, { shape, pitch, gain, pan = 0 }: Tone): Wave {
  let phase = 0
  return panned(seconds, pan, (t) => {
    phase += pitch(t) / RATE
    return shapeAt(shape, phase) * gain(t)
  })
}

export type Hiss = {
  readonly seed: number
  /** Middle of the band. */
  readonly centre: Curve
  /** Resonance; 0.7 is flat, above 5 whistles. */
  readonly q: number
  readonly gain: Curve
  readonly pan?: number
  readonly kind?: 'band' | 'low' | 'high'
}

/** Noise through a state-variable filter. */
export function hiss(seconds: number, make: Hiss): Wave {
  const next = noiseSource(make.seed)
  let [low, band] = [0, 0]
  return panned(seconds, make.pan ?? 0, (t) => {
    const f = 2 * Math.sin((Math.PI * Math.min(make.centre(t), RATE / 7)) / RATE)
    let high = 0
    for (let k = 0; k < 2; k++) {
      low += (f / 2) * band
      high = next() - low - band / make.q
      band += (f / 2) * high
    }
    const out = make.kind === 'low' ? low : make.kind === 'high' ? high : band
    return out * make.gain(t)
  })
}

/** A hall: four combs and two all-passes per side (Schroeder). */
export function hall(wave: Wave, wet: number, decay: number, tail: number): Wave {
  const out = silence(wave.left.length / RATE + tail)
  const delays = [1557, 1617, 1491, 1422]
  for (const [side, spread] of [['left', 0] as const, ['right', 23] as const]) {
    const [dry, sum] = [wave[side], new Float32Array(out.left.length)]
    for (const delay of delays) {
      const comb = new Float32Array(out.left.length)
      const d = delay + spread
      let damp = 0
      for (let i = 0; i < comb.length; i++) {
        damp = damp * 0.35 + (comb[i - d] ?? 0) * 0.65
        comb[i] = (dry[i] ?? 0) + damp * decay
        sum[i] = (sum[i] ?? 0) + (comb[i] ?? 0) / 4
      }
    }
    const echo = allPass(allPass(sum, 225 + spread), 556 + spread)
    for (let i = 0; i < sum.length; i++) {
      out[side][i] = (dry[i] ?? 0) * (1 - wet * 0.5) + (echo[i] ?? 0) * wet
    }
  }
  return out
}

function allPass(input: Float32Array, delay: number): Float32Array {
  const out = new Float32Array(input.length)
  for (let i = 0; i < input.length; i++) {
    out[i] = (input[i - delay] ?? 0) + 0.5 * (out[i - delay] ?? 0) - 0.5 * (input[i] ?? 0)
  }
  return out
}
