/** Noises that any machine makes: reels that start and stop, a count, a coin, a breath held. */
import { hall, hiss, line, strike, tone } from './synth.ts'
import { fade, mix, silence, type Wave } from './wave.ts'

export function blend(seconds: number, layers: readonly (readonly [Wave, number, number])[]): Wave {
  const out = silence(seconds)
  for (const [wave, at, gain] of layers) mix(out, wave, at, gain)
  return out
}

export function spinStart(): Wave {
  const air = hiss(0.5, {
    seed: 3,
    centre: line([0, 300], [0.25, 1800], [0.5, 700]),
    q: 1.4,
    gain: line([0, 0], [0.12, 0.9], [0.5, 0]),
  })
  const chain = hiss(0.4, {
    seed: 9,
    centre: () => 4200,
    q: 3,
    gain: (t) => (Math.sin(t * 2 * Math.PI * 24) > 0.4 ? 0.35 : 0) * Math.exp(-t * 6),
  })
  return blend(0.5, [
    [air, 0, 1],
    [chain, 0, 0.6],
    [
      tone(0.2, { shape: 'sine', pitch: line([0, 120], [0.2, 60]), gain: strike(0.005, 0.07) }),
      0,
      0.9,
    ],
  ])
}

/** A stone drum that drops into its bed; a higher number is a lower drum. */
export function reelStop(reel: number): Wave {
  const fall = 1 - reel * 0.055
  const thud = tone(0.3, {
    shape: 'sine',
    pitch: line([0, 170 * fall], [0.09, 62 * fall]),
    gain: strike(0.002, 0.075),
  })
  const knock = hiss(0.16, {
    seed: 21 + reel,
    centre: () => 620 * fall,
    q: 1.6,
    gain: strike(0.001, 0.03),
  })
  const latch = hiss(0.12, {
    seed: 41 + reel,
    centre: () => 3100,
    q: 5,
    gain: strike(0.001, 0.014),
  })
  return blend(0.3, [
    [thud, 0, 1],
    [knock, 0, 0.9],
    [latch, 0.012, 0.5],
  ])
}

export function anticipation(): Wave {
  const n = 2.1
  const rise = line([0, 0.05], [1.9, 1], [2.1, 0])
  const strings = [0, 3, 6, 11].map((step, i) =>
    tone(n, {
      shape: 'saw',
      pitch: (t) => 110 * 2 ** ((step + t * 5) / 12) * (1 + 0.004 * Math.sin(t * 38 + i)),
      gain: (t) => rise(t) * 0.12 * (0.7 + 0.3 * Math.sin(2 * Math.PI * (6 + t * 4) * t)),
      pan: i / 2 - 0.75,
    }),
  )
  const wind = hiss(n, {
    seed: 5,
    centre: line([0, 400], [2.4, 3800]),
    q: 2.5,
    gain: (t) => rise(t) * 0.5,
  })
  const beats = [0, 0.45, 0.82, 1.12, 1.38, 1.6, 1.78, 1.92].map(
    (at) =>
      [
        tone(0.2, { shape: 'sine', pitch: line([0, 90], [0.15, 45]), gain: strike(0.004, 0.07) }),
        at,
        1,
      ] as const,
  )
  return fade(
    hall(
      blend(n, [...strings.map((s) => [s, 0, 1] as const), [wind, 0, 0.5], ...beats]),
      0.25,
      0.7,
      0.2,
    ),
    0.01,
    0.2,
  )
}

export function count(): Wave {
  const step = 1 / 14
  const layers = Array.from(
    { length: 7 },
    (_, i) =>
      [
        tone(0.09, {
          shape: 'triangle',
          pitch: () => 1318.5 * 2 ** (([0, 3, 7, 0, 5, 7, 3][i] ?? 0) / 12),
          gain: strike(0.002, 0.022),
        }),
        i * step,
        0.7,
      ] as const,
  )
  return blend(0.5, layers)
}

export function click(): Wave {
  return blend(0.07, [
    [hiss(0.05, { seed: 2, centre: () => 2600, q: 4, gain: strike(0.001, 0.008) }), 0, 1],
    [
      tone(0.06, { shape: 'sine', pitch: line([0, 900], [0.05, 500]), gain: strike(0.001, 0.014) }),
      0,
      0.5,
    ],
  ])
}

export function coin(): Wave {
  const ring = [2093, 3951, 5588, 7040].map(
    (f, i) =>
      [
        tone(0.35, { shape: 'sine', pitch: () => f, gain: strike(0.001, 0.09 / (1 + i * 0.5)) }),
        i === 0 ? 0 : 0.012,
        0.5 / (i + 1),
      ] as const,
  )
  return blend(0.36, [
    ...ring,
    [hiss(0.03, { seed: 6, centre: () => 5200, q: 3, gain: strike(0.001, 0.006) }), 0, 0.5],
  ])
}
