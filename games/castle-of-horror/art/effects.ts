/** The list of effects, each with its loudness. */
import { anticipation, click, coin, count, reelStop, spinStart } from '@fairhouse/art/sound/foley'
import { block, gesture, run } from '@fairhouse/art/sound/gesture'
import type { Effect } from '@fairhouse/art/sound/sprite'
import { strike, tone } from '@fairhouse/art/sound/synth'
import { fade, normalise, type Wave } from '@fairhouse/art/sound/wave'
import { creak, vampire } from './foley.ts'
import { fanfare, scatter, wildExpand } from './gestures.ts'

async function made(): Promise<readonly (readonly [string, Wave, number])[]> {
  return [
    ['spin-start', spinStart(), -20],
    ['reel-stop', reelStop(1), -19],
    ['anticipation', anticipation(), -17],
    ['scatter-land', await scatter(0), -17],
    ['scatter-land-2', await scatter(3), -16.5],
    ['scatter-land-3', await scatter(7), -16],
    [
      'bonus-land',
      await gesture(
        [
          [
            'timpani',
            124,
            [
              [0, 1, 38, 120],
              [0.25, 1, 38, 104],
            ],
          ],
          ['trombone', 108, block([50, 56, 62], 0, 1, 104)],
          ['bells', 96, [[0, 1.4, 56, 96]]],
        ],
        0.85,
      ),
      -17,
    ],
    [
      'wild-land',
      await gesture(
        [
          ['hit', 100, block([50], 0, 0.6, 100)],
          ['tremolo', 104, block([62, 68, 71], 0, 1, 104)],
        ],
        0.6,
      ),
      -18,
    ],
    ['wild-expand', await wildExpand(), -16],
    [
      'win-small',
      await gesture(
        [
          ['celesta', 120, run([74, 78, 81, 86], 0, 0.16, 92)],
          ['harpsichord', 90, run([62, 66, 69, 74], 0, 0.16, 84)],
        ],
        0.8,
      ),
      -19,
    ],
    [
      'line-win',
      tone(0.12, { shape: 'triangle', pitch: () => 1174.7, gain: strike(0.002, 0.03) }),
      -25,
    ],
    ['count-loop', count(), -24],
    ['win-nice', await fanfare(1), -17],
    ['win-big', await fanfare(2), -16],
    ['win-mega', await fanfare(3), -15.5],
    ['win-epic', await fanfare(4), -15],
    ['coffin-creak', creak(), -18],
    [
      'coffin-prize',
      await gesture(
        [
          ['celesta', 124, run([81, 85, 88, 93], 0, 0.12, 100)],
          ['harp', 120, run([57, 61, 64, 69, 73, 76], 0, 0.08, 100)],
          ['choir', 96, block([69, 73, 76], 0.2, 1.2, 96)],
        ],
        1.0,
      ),
      -17.5,
    ],
    ['vampire-hiss', vampire(), -16.5],
    [
      'free-spins',
      await gesture(
        [
          [
            'churchOrgan',
            112,
            [...run([74, 73, 74], 0, 0.2, 112), ...block([38, 50, 62, 65, 69], 0.9, 3.4, 110)],
          ],
          ['choir', 118, block([62, 65, 69, 74], 0.9, 3.6, 108)],
          ['timpani', 124, [[0.9, 1, 38, 122], ...run([38, 38, 45, 38, 45, 38], 3, 0.17, 90)]],
          [
            'bells',
            116,
            [
              [0.9, 3, 50, 116],
              [2.4, 2, 57, 104],
            ],
          ],
          ['strings', 104, run([74, 77, 81, 86, 89, 93], 2.4, 0.25, 92)],
        ],
        2.6,
      ),
      -15.5,
    ],
    ['click', click(), -24],
    ['coin', coin(), -21],
  ]
}

/** Every effect, brought to its loudness; `count-loop` is a loop. */
export async function effects(): Promise<readonly Effect[]> {
  const all = await made()
  return all.map(([name, wave, loud]) => ({
    name,
    wave: fade(normalise(wave, loud), 0.001, 0.01),
    loop: name === 'count-loop',
  }))
}
