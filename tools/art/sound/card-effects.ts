/** What cards and chips on a cloth sound like. */
import { blend } from './foley.ts'
import type { Effect } from './sprite.ts'
import { hiss, line, strike, tone } from './synth.ts'
import { normalise, type Wave } from './wave.ts'

/** A card slides out of the shoe and lands: paper over paper, then a soft flap. */
const deal = (): Wave =>
  blend(0.26, [
    [
      hiss(0.16, {
        seed: 17,
        centre: line([0, 2300], [0.13, 5200]),
        q: 0.8,
        gain: strike(0.05, 0.045),
      }),
      0,
      0.75,
    ],
    [hiss(0.06, { seed: 29, centre: () => 1500, q: 0.9, gain: strike(0.002, 0.012) }), 0.145, 0.9],
    [
      tone(0.07, { shape: 'sine', pitch: line([0, 190], [0.05, 120]), gain: strike(0.002, 0.016) }),
      0.145,
      0.5,
    ],
  ])

/** A card is turned over: a bend, and a snap on the cloth. */
const turn = (): Wave =>
  blend(0.3, [
    [
      hiss(0.18, {
        seed: 41,
        centre: line([0, 1300], [0.16, 3400]),
        q: 0.9,
        gain: strike(0.09, 0.05),
      }),
      0,
      0.5,
    ],
    [hiss(0.05, { seed: 43, centre: () => 3100, q: 1.6, gain: strike(0.001, 0.009) }), 0.17, 0.9],
    [tone(0.08, { shape: 'sine', pitch: () => 210, gain: strike(0.001, 0.02) }), 0.17, 0.55],
  ])

/** Clay on clay, `hertz` high. */
const knock = (hertz: number): Wave =>
  blend(0.16, [
    [tone(0.12, { shape: 'sine', pitch: () => hertz, gain: strike(0.001, 0.018) }), 0, 0.8],
    [tone(0.12, { shape: 'sine', pitch: () => hertz * 1.62, gain: strike(0.001, 0.012) }), 0, 0.5],
    [hiss(0.03, { seed: 53, centre: () => 6200, q: 1.4, gain: strike(0.001, 0.005) }), 0, 0.7],
  ])

/** A handful is pushed over the cloth: knocks that come close together, over a rustle. */
const chips = (): Wave =>
  blend(0.55, [
    [hiss(0.4, { seed: 61, centre: () => 1800, q: 0.6, gain: strike(0.08, 0.12) }), 0, 0.25],
    ...[0, 0.06, 0.1, 0.17, 0.21, 0.3].map(
      (at, place) => [knock(2050 + ((place * 7) % 5) * 210), at, 0.8 - place * 0.08] as const,
    ),
  ])

/** By the names that tables of cards play them by. */
export const cardEffects = (): readonly Effect[] => [
  { name: 'card-deal', wave: normalise(deal(), -20), loop: false },
  { name: 'card-turn', wave: normalise(turn(), -19), loop: false },
  { name: 'chip', wave: normalise(knock(2240), -20), loop: false },
  { name: 'chips', wave: normalise(chips(), -20), loop: false },
]
