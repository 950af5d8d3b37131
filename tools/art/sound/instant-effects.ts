/** What gates, pegs, tiles and steps sound like. */
import { blend } from './foley.ts'
import type { Effect } from './sprite.ts'
import { hall, hiss, line, strike, tone } from './synth.ts'
import { fade, normalise, type Wave } from './wave.ts'

/** A bell of a few partials, `hertz` high. */
const bell = (hertz: number, seconds: number): Wave =>
  blend(
    seconds,
    [1, 2.01, 2.98, 4.6].map(
      (partial, place) =>
        [
          tone(seconds, {
            shape: 'sine',
            pitch: () => hertz * partial,
            gain: strike(0.002, (seconds * 0.34) / (1 + place)),
          }),
          0,
          0.6 / (1 + place),
        ] as const,
    ),
  )

/** Power gathers: a rising hum under a stream of air. */
const charge = (): Wave =>
  blend(1.1, [
    [
      tone(1.05, {
        shape: 'triangle',
        pitch: line([0, 84], [1, 330]),
        gain: line([0, 0], [0.8, 0.8], [1.05, 0]),
      }),
      0,
      0.6,
    ],
    [
      hiss(1.05, {
        seed: 9,
        centre: line([0, 240], [1, 3200]),
        q: 1.6,
        gain: line([0, 0], [0.85, 0.7], [1.05, 0]),
      }),
      0,
      0.6,
    ],
  ])

/** The gate stands open: a chord of bells in a hall. */
const opened = (): Wave =>
  hall(
    blend(1.1, [
      [bell(523.25, 1), 0, 0.8],
      [bell(659.25, 1), 0.05, 0.6],
      [bell(783.99, 1), 0.1, 0.6],
      [bell(1046.5, 0.9), 0.16, 0.5],
    ]),
    0.3,
    0.72,
    0.5,
  )

/** The gate shuts short of its target: stone on stone. */
const shut = (): Wave =>
  blend(0.6, [
    [
      tone(0.5, { shape: 'sine', pitch: line([0, 120], [0.3, 46]), gain: strike(0.004, 0.12) }),
      0,
      1,
    ],
    [hiss(0.4, { seed: 23, centre: () => 320, q: 0.8, gain: strike(0.004, 0.09) }), 0, 0.8],
  ])

/** A ball on a peg: a small, dry knock of glass and brass. */
const peg = (): Wave =>
  blend(0.1, [
    [tone(0.09, { shape: 'sine', pitch: () => 1960, gain: strike(0.001, 0.014) }), 0, 0.8],
    [tone(0.09, { shape: 'sine', pitch: () => 3380, gain: strike(0.001, 0.008) }), 0, 0.4],
    [hiss(0.03, { seed: 53, centre: () => 5200, q: 1.4, gain: strike(0.001, 0.004) }), 0, 0.5],
  ])

/** It drops into a slot: a cup with felt at its foot. */
const slot = (): Wave =>
  blend(0.4, [
    [
      tone(0.3, { shape: 'sine', pitch: line([0, 330], [0.1, 196]), gain: strike(0.003, 0.07) }),
      0,
      0.9,
    ],
    [bell(880, 0.38), 0.02, 0.4],
  ])

/** A tile of stone is turned over. */
const tile = (): Wave =>
  blend(0.24, [
    [
      hiss(0.18, {
        seed: 41,
        centre: line([0, 900], [0.14, 2100]),
        q: 0.8,
        gain: strike(0.05, 0.05),
      }),
      0,
      0.7,
    ],
    [
      tone(0.1, { shape: 'sine', pitch: line([0, 240], [0.08, 150]), gain: strike(0.002, 0.03) }),
      0.11,
      0.9,
    ],
  ])

/** A coin over foil: three short strokes. */
const scratch = (): Wave =>
  blend(
    0.3,
    [0, 0.09, 0.17].map(
      (at, place) =>
        [
          hiss(0.11, {
            seed: 61 + place,
            centre: line([0, 3200 + place * 300], [0.1, 5200]),
            q: 1.1,
            gain: strike(0.018, 0.026),
          }),
          at,
          0.9 - place * 0.15,
        ] as const,
    ),
  )

/** A stone that shines: two bells a fifth apart. */
const found = (): Wave =>
  blend(0.6, [
    [bell(1174.66, 0.55), 0, 0.7],
    [bell(1760, 0.5), 0.05, 0.5],
  ])

/** A mine, or a trap: a thump, a burst of air and what falls down after it. */
const blast = (): Wave =>
  hall(
    blend(1.2, [
      [
        tone(0.8, { shape: 'sine', pitch: line([0, 150], [0.5, 34]), gain: strike(0.003, 0.2) }),
        0,
        1,
      ],
      [
        hiss(0.9, {
          seed: 3,
          centre: line([0, 1900], [0.6, 260]),
          q: 0.6,
          gain: strike(0.003, 0.17),
        }),
        0,
        0.9,
      ],
      [hiss(0.7, { seed: 71, centre: () => 2600, q: 2.4, gain: strike(0.2, 0.12) }), 0.2, 0.2],
    ]),
    0.2,
    0.6,
    0.4,
  )

/** The player stops and is paid: coins over a rising chord. */
const paid = (): Wave =>
  blend(0.9, [
    [bell(783.99, 0.6), 0, 0.5],
    [bell(987.77, 0.6), 0.08, 0.5],
    [bell(1174.66, 0.6), 0.16, 0.5],
    ...[0.1, 0.17, 0.22, 0.3, 0.36].map(
      (at, place) =>
        [
          tone(0.2, {
            shape: 'sine',
            pitch: () => 4100 + place * 260,
            gain: strike(0.001, 0.03),
          }),
          at,
          0.35,
        ] as const,
    ),
  ])

/** A win worth a moment, and a great one: an arpeggio of bells that climbs by so many steps. */
const fanfare = (steps: number): Wave =>
  hall(
    blend(
      0.9 + steps * 0.09,
      Array.from({ length: steps }, (_, step) => {
        const semitones = [0, 4, 7, 12, 16, 19, 24, 28][step] ?? 0
        return [bell(523.25 * 2 ** (semitones / 12), 0.8), step * 0.09, 0.6] as const
      }),
    ),
    0.25,
    0.7,
    0.5,
  )

/** A pencil that marks something. */
const mark = (): Wave =>
  blend(0.08, [
    [tone(0.06, { shape: 'triangle', pitch: () => 1320, gain: strike(0.001, 0.014) }), 0, 0.6],
    [hiss(0.04, { seed: 17, centre: () => 3600, q: 2.2, gain: strike(0.001, 0.008) }), 0, 0.6],
  ])

/** The effects of instant games by the names that their stages play them by, brought to their loudness. */
export const instantEffects = (): readonly Effect[] =>
  (
    [
      ['gate-charge', charge(), -23],
      ['gate-open', opened(), -19],
      ['gate-shut', shut(), -20],
      ['peg', peg(), -24],
      ['slot', slot(), -20],
      ['tile', tile(), -22],
      ['found', found(), -20],
      ['scratch', scratch(), -25],
      ['blast', blast(), -17],
      ['paid', paid(), -18],
      ['mark', mark(), -25],
      ['click', mark(), -27],
      ['win-nice', fanfare(4), -18],
      ['win-big', fanfare(8), -16],
    ] as const
  ).map(([name, wave, loud]) => ({
    name,
    wave: fade(normalise(wave, loud), 0.001, 0.01),
    loop: false,
  }))
