/** What a roulette table sounds like: the ball on its track, its knocks, chips of clay. */
import { blend } from './foley.ts'
import type { Effect } from './sprite.ts'
import { hiss, line, strike, tone } from './synth.ts'
import { fade, mix, normalise, silence, type Wave } from './wave.ts'

/** Seconds in which the ball goes around once. */
const around = 0.66

/** Ivory on wood: a low roll that comes nearer once around, with the grain of the track in it. Its ends meet. */
function running(): Wave {
  const out = silence(around * 2)
  const nearer = (t: number): number => 0.62 + 0.38 * Math.cos((t / around) * 2 * Math.PI)
  const roll = hiss(around * 2, {
    seed: 19,
    centre: (t) => 520 + 160 * nearer(t),
    q: 2.4,
    gain: (t) => 0.8 * nearer(t),
  })
  mix(out, roll, 0, 1)
  mix(
    out,
    hiss(around * 2, { seed: 4, centre: () => 2600, q: 1.1, gain: (t) => 0.16 * nearer(t) }),
    0,
    1,
  )
  for (let grain = 0; grain < 30; grain++) {
    const at = (grain / 30) * around * 2
    const tick = tone(0.03, {
      shape: 'sine',
      pitch: () => 980 + (grain % 4) * 120,
      gain: strike(0.001, 0.006),
    })
    if (at < around * 2 - 0.04) mix(out, tick, at, 0.12 * nearer(at))
  }
  return out
}

/** A small hard body on brass and wood; a higher pitch is a thinner wall. */
const knock = (pitch: number): Wave =>
  blend(0.16, [
    [
      tone(0.12, {
        shape: 'sine',
        pitch: line([0, pitch * 1.06], [0.04, pitch]),
        gain: strike(0.0006, 0.02),
      }),
      0,
      0.9,
    ],
    [tone(0.1, { shape: 'sine', pitch: () => pitch * 2.76, gain: strike(0.0006, 0.011) }), 0, 0.45],
    [hiss(0.05, { seed: 27, centre: () => 3400, q: 2, gain: strike(0.0006, 0.006) }), 0, 0.7],
  ])

/** It drops into its pocket, and rattles there once or twice. */
const fall = (): Wave =>
  blend(0.5, [
    [knock(720), 0, 1],
    [knock(860), 0.09, 0.55],
    [knock(920), 0.155, 0.34],
    [knock(960), 0.2, 0.2],
    [
      tone(0.2, { shape: 'sine', pitch: line([0, 150], [0.1, 90]), gain: strike(0.002, 0.05) }),
      0,
      0.5,
    ],
  ])

/** A chip of clay on cloth: a dull body and a short bright edge. */
const chip = (seed: number): Wave =>
  blend(0.12, [
    [
      tone(0.08, {
        shape: 'sine',
        pitch: line([0, 1500], [0.03, 1120]),
        gain: strike(0.0006, 0.012),
      }),
      0,
      0.6,
    ],
    [
      tone(0.06, { shape: 'sine', pitch: () => 3120 + seed * 90, gain: strike(0.0006, 0.006) }),
      0,
      0.4,
    ],
    [hiss(0.06, { seed, centre: () => 1900, q: 1.4, gain: strike(0.001, 0.012) }), 0, 0.9],
  ])

/** Many chips that are pushed over the cloth together. */
const sweep = (): Wave =>
  blend(0.6, [
    [
      hiss(0.55, {
        seed: 8,
        centre: line([0, 500], [0.2, 1300], [0.55, 700]),
        q: 0.9,
        gain: line([0, 0], [0.1, 0.5], [0.55, 0]),
      }),
      0,
      0.7,
    ],
    ...[0.05, 0.11, 0.16, 0.24, 0.29, 0.37, 0.46].map(
      (at, place) => [chip(40 + place), at, 0.8 - place * 0.07] as const,
    ),
  ])

/** The effects of a roulette table, brought to their loudness. */
export const rouletteEffects = (): readonly Effect[] =>
  (
    [
      ['ball-run', running(), -27],
      ['ball-knock', knock(880), -21],
      ['ball-fall', fall(), -18],
      ['chip', chip(33), -21],
      ['chips-sweep', sweep(), -22],
    ] as const
  ).map(([name, wave, loud]) => ({
    name,
    wave: name === 'ball-run' ? normalise(wave, loud) : fade(normalise(wave, loud), 0.001, 0.01),
    loop: name === 'ball-run',
  }))
