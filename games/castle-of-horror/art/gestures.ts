/** Short figures of the castle's orchestra: strikes, runs and fanfares. */
import { blend } from '@fairhouse/art/sound/foley'
import { block, gesture, run } from '@fairhouse/art/sound/gesture'
import { hiss, line } from '@fairhouse/art/sound/synth'
import type { Wave } from '@fairhouse/art/sound/wave'

export const scatter = (step: number): Promise<Wave> =>
  gesture(
    [
      ['bells', 118, [[0, 1.4, 62 + step, 112]]],
      ['celesta', 120, run([74 + step, 77 + step, 81 + step, 86 + step], 0, 0.14, 90)],
      ['choir', 96, block([62 + step, 65 + step, 69 + step], 0, 1.2, 90)],
    ],
    0.85,
  )

/** Fanfares grow: the same call, longer, higher and with more of the orchestra. */
export function fanfare(size: 1 | 2 | 3 | 4): Promise<Wave> {
  const seconds = [1.6, 2.4, 3.2, 4.2][size - 1] ?? 1.7
  const end = seconds * 2
  const minor = [62, 65, 69, 74]
  const major = [62, 66, 69, 74]
  const last = end - (size === 1 ? 1.8 : 2.6)
  const call = run([62, 65, 69, 74], 0, 0.25, 92)
  const climb = size >= 3 ? run([65, 69, 74, 77, 81, 86], 1.25, 0.25, 94) : []
  const higher =
    size === 4
      ? [...block([58, 65, 70, 77], 3, 1, 104), ...block([60, 67, 72, 79], 4.2, 1, 110)]
      : []
  return gesture(
    [
      [
        'brass',
        116,
        [
          ...call,
          ...block(minor, 1.05, size === 1 ? 0.5 : 0.9, 104),
          ...climb,
          ...higher,
          ...block(major, last, 2.2, 116),
        ],
      ],
      [
        'churchOrgan',
        92,
        [
          ...block([38, 50, ...minor], 0, Math.max(1, last - 0.1), 92),
          ...block([38, 50, ...major], last, 2.4, 106),
        ],
      ],
      [
        'choir',
        60 + size * 14,
        [
          ...block([74, 77, 81], 1, Math.max(0.6, last - 1), 96),
          ...block([74, 78, 81], last, 2.4, 112),
        ],
      ],
      [
        'timpani',
        122,
        [
          [0, 0.5, 38, 118],
          ...run([38, 38, 38, 38, 38, 38], last - 0.75, 0.125, 84),
          [last, 1.5, 38, 124],
        ],
      ],
      [
        'bells',
        104,
        [
          [0, 2, 62, 96],
          [last, 2.4, 74, 112],
        ],
      ],
      [
        'celesta',
        104,
        size >= 2
          ? run([86, 90, 93, 98, 93, 98, 102], last + 0.1, 0.14, 84)
          : run([86, 90, 93], last, 0.14, 84),
      ],
    ],
    seconds,
  )
}

export async function wildExpand(): Promise<Wave> {
  const hit = await gesture(
    [
      ['hit', 110, block([50, 62], 0.9, 1, 112)],
      ['choir', 110, block([62, 68, 74], 0.9, 1.6, 108)],
      ['timpani', 122, [[0.9, 1, 38, 122]]],
    ],
    1.5,
  )
  const wings = hiss(0.7, {
    seed: 31,
    centre: line([0, 260], [0.5, 1500], [0.7, 800]),
    q: 1.2,
    gain: (t) =>
      line([0, 0], [0.45, 1], [0.7, 0])(t) * (0.55 + 0.45 * Math.sin(t * 2 * Math.PI * 9)),
  })
  return blend(1.5, [
    [hit, 0, 1],
    [wings, 0, 0.5],
  ])
}
