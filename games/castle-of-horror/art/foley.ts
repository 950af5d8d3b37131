/** The noises of the castle, made by synthesis: wood that creaks, breath. */
import { blend } from '@fairhouse/art/sound/foley'
import { hall, hiss, line, strike, tone } from '@fairhouse/art/sound/synth'
import type { Wave } from '@fairhouse/art/sound/wave'

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
