/** What a live room sounds like: bets that are in, the last seconds before take-off, the start, the end. */
import { blend } from './foley.ts'
import type { Effect } from './sprite.ts'
import { hall, hiss, line, strike, tone } from './synth.ts'
import { fade, normalise, type Wave } from './wave.ts'

/** A stake is in: a switch that locks, and a lamp that answers. */
const betIn = (): Wave =>
  blend(0.3, [
    [hiss(0.04, { seed: 5, centre: () => 2400, q: 1.2, gain: strike(0.001, 0.01) }), 0, 0.7],
    [tone(0.22, { shape: 'sine', pitch: () => 660, gain: strike(0.004, 0.05) }), 0.03, 0.6],
    [tone(0.2, { shape: 'sine', pitch: () => 990, gain: strike(0.004, 0.05) }), 0.08, 0.5],
  ])

/** A second of the countdown. */
const count = (): Wave =>
  blend(0.16, [
    [tone(0.14, { shape: 'triangle', pitch: () => 520, gain: strike(0.003, 0.035) }), 0, 0.8],
    [tone(0.1, { shape: 'sine', pitch: () => 1040, gain: strike(0.002, 0.02) }), 0, 0.3],
  ])

/** Engines: a rumble that swells, a roar of air that climbs away. */
const takeOff = (): Wave =>
  hall(
    blend(2.4, [
      [
        tone(2.2, {
          shape: 'saw',
          pitch: line([0, 34], [0.5, 52], [2.2, 96]),
          gain: line([0, 0], [0.18, 0.4], [1, 0.24], [2.2, 0]),
        }),
        0,
        0.4,
      ],
      [
        hiss(2.3, {
          seed: 29,
          centre: line([0, 160], [0.4, 620], [2.3, 2600]),
          q: 0.8,
          gain: line([0, 0], [0.15, 0.9], [0.9, 0.55], [2.3, 0]),
        }),
        0,
        0.9,
      ],
      [
        hiss(1.2, {
          seed: 31,
          centre: () => 90,
          q: 1,
          kind: 'low',
          gain: line([0, 0], [0.1, 1], [1.2, 0]),
        }),
        0,
        0.8,
      ],
    ]),
    0.2,
    0.6,
    0.5,
  )

/** The end of a flight: a crack, a burst of air, pieces that rain down. */
const burst = (): Wave =>
  hall(
    blend(1.7, [
      [
        tone(1.1, { shape: 'sine', pitch: line([0, 180], [0.7, 28]), gain: strike(0.002, 0.28) }),
        0,
        1,
      ],
      [
        hiss(1.1, {
          seed: 13,
          centre: line([0, 3600], [0.8, 220]),
          q: 0.6,
          gain: strike(0.002, 0.22),
        }),
        0,
        0.95,
      ],
      [hiss(1, { seed: 77, centre: () => 3000, q: 3, gain: strike(0.3, 0.2) }), 0.3, 0.18],
    ]),
    0.28,
    0.7,
    0.6,
  )

/** The effects of live rooms by the names that their stages play them by, brought to their loudness. */
export const roomEffects = (): readonly Effect[] =>
  (
    [
      ['bet-in', betIn(), -22],
      ['count', count(), -26],
      ['take-off', takeOff(), -20],
      ['burst', burst(), -17],
    ] as const
  ).map(([name, wave, loud]) => ({
    name,
    wave: fade(normalise(wave, loud), 0.001, 0.02),
    loop: false,
  }))
