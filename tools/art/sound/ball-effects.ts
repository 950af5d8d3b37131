/** What a machine of balls sounds like. */
import { blend } from './foley.ts'
import type { Effect } from './sprite.ts'
import { hiss, line, strike, tone } from './synth.ts'
import { fade, normalise, silence, mix, type Wave } from './wave.ts'

/** Seconds of the turning machine before it repeats. */
const turn = 1.6

/** Air, and many small knocks of balls on glass. The ends meet: air is even, and knocks that reach over the end begin the loop. */
function turning(): Wave {
  const out = silence(turn)
  mix(out, hiss(turn, { seed: 7, centre: () => 640, q: 0.7, gain: () => 0.34 }), 0, 1)
  let seed = 11
  for (let knock = 0; knock < 46; knock++) {
    seed = (seed * 48_271) % 2_147_483_647
    const at = ((seed % 1000) / 1000) * (turn - 0.08)
    const hertz = 900 + (seed % 7) * 190
    const body = tone(0.07, { shape: 'sine', pitch: () => hertz, gain: strike(0.001, 0.012) })
    mix(out, body, at, 0.16 + (seed % 5) * 0.05)
  }
  return out
}

/** A ball springs out of the mouth: a puff of air and a wooden knock. */
const out = (): Wave =>
  blend(0.2, [
    [
      hiss(0.12, {
        seed: 31,
        centre: line([0, 700], [0.1, 2400]),
        q: 1.2,
        gain: strike(0.006, 0.03),
      }),
      0,
      0.8,
    ],
    [
      tone(0.14, { shape: 'sine', pitch: line([0, 420], [0.05, 760]), gain: strike(0.002, 0.03) }),
      0.01,
      0.9,
    ],
    [hiss(0.05, { seed: 5, centre: () => 2900, q: 4, gain: strike(0.001, 0.007) }), 0.05, 0.6],
  ])

/** A ball of the ticket: a bell over the knock. */
const caught = (): Wave =>
  blend(
    0.5,
    [1318.5, 2637, 3951].map(
      (hertz, place) =>
        [
          tone(0.45, {
            shape: 'sine',
            pitch: () => hertz,
            gain: strike(0.002, 0.13 / (1 + place)),
          }),
          place * 0.006,
          0.6 / (1 + place),
        ] as const,
    ),
  )

/** A pencil that marks a number. */
const mark = (): Wave =>
  blend(0.08, [
    [hiss(0.05, { seed: 17, centre: () => 3600, q: 2.2, gain: strike(0.001, 0.009) }), 0, 1],
    [tone(0.05, { shape: 'triangle', pitch: () => 1180, gain: strike(0.001, 0.012) }), 0, 0.4],
  ])

/** The effects of a machine of balls, brought to their loudness. */
export const ballEffects = (): readonly Effect[] =>
  (
    [
      ['machine-loop', turning(), -27],
      ['ball-out', out(), -20],
      ['ball-caught', caught(), -18],
      ['mark', mark(), -24],
    ] as const
  ).map(([name, wave, loud]) => ({
    name,
    wave:
      name === 'machine-loop' ? normalise(wave, loud) : fade(normalise(wave, loud), 0.001, 0.01),
    loop: name === 'machine-loop',
  }))
