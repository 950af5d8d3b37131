/** The noises of the castle, made by synthesis: wood, stone, wings, breath. */
import { hall, hiss, line, strike, tone } from '../../sound/synth.ts'
import { fade, mix, silence, type Wave } from '../../sound/wave.ts'

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

export function creak(): Wave {
  const stick = (t: number): number => 46 + 38 * t + 14 * Math.sin(t * 9) + 9 * Math.sin(t * 31)
  const groan = tone(1.15, {
    shape: 'saw',
    pitch: stick,
    gain: (t) =>
      line([0, 0], [0.1, 0.8], [0.8, 0.7], [1.15, 0])(t) * (0.6 + 0.4 * Math.sin(t * 47)),
  })
  const squeal = tone(1.0, {
    shape: 'triangle',
    pitch: (t) => 520 + 260 * t + 60 * Math.sin(t * 17),
    gain: (t) => 0.18 * line([0, 0], [0.3, 1], [1, 0])(t) * (0.5 + 0.5 * Math.sin(t * 90)),
  })
  const wood = hiss(1.15, {
    seed: 17,
    centre: (t) => 900 + 500 * Math.sin(t * 6),
    q: 6,
    gain: (t) =>
      (Math.sin(2 * Math.PI * stick(t) * 0.25 * t) > 0.55 ? 0.7 : 0.05) *
      line([0, 0], [0.1, 1], [1.15, 0])(t),
  })
  const thump = tone(0.25, {
    shape: 'sine',
    pitch: line([0, 130], [0.2, 50]),
    gain: strike(0.003, 0.08),
  })
  return hall(
    blend(1.25, [
      [groan, 0, 0.35],
      [squeal, 0.05, 1],
      [wood, 0, 0.9],
      [thump, 0, 0.8],
    ]),
    0.3,
    0.6,
    0.25,
  )
}

export function vampire(): Wave {
  const breath = hiss(1.3, {
    seed: 77,
    centre: line([0, 5200], [0.35, 6800], [1.3, 3200]),
    q: 1.1,
    gain: line([0, 0], [0.12, 1], [0.7, 0.7], [1.3, 0]),
  })
  const throat = hiss(1.2, {
    seed: 78,
    centre: line([0, 900], [1.2, 500]),
    q: 4,
    gain: (t) => 0.6 * line([0, 0], [0.2, 1], [1.2, 0])(t) * (0.6 + 0.4 * Math.sin(t * 170)),
  })
  const stab = [98, 103.8, 146.8, 155.6].map(
    (f, i) =>
      [
        tone(1.0, {
          shape: 'saw',
          pitch: line([0, f * 1.02], [1, f * 0.94]),
          gain: strike(0.004, 0.3),
          pan: i / 2 - 0.75,
        }),
        0,
        0.14,
      ] as const,
  )
  return hall(blend(1.4, [[breath, 0.05, 0.8], [throat, 0.05, 0.8], ...stab]), 0.35, 0.72, 0.3)
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
