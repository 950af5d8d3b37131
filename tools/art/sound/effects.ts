/** Every effect of a title, in its key and with its instruments; names as the stage's cues ask for them. */
import { anticipation, blend, click, coin, count, reelStop, spinStart } from './foley.ts'
import { block, type Figure, playFigures, run, type Strokes } from './gesture.ts'
import { keyOf, type Mood } from './mood.ts'
import { playerOf } from './orchestra.ts'
import type { Effect } from './sprite.ts'
import { hiss, line, strike, tone } from './synth.ts'
import { fade, normalise, type Wave } from './wave.ts'

const triad = (mood: Mood, from = 0): number[] =>
  [0, 2, 4, 7].map((step) => keyOf(mood, from + step))
const higher = (keys: readonly number[], by: number): number[] => keys.map((key) => key + by)

/** What lands when a reel stops: a short body of the title's material over a thud. */
function stop({ strikes, key }: Mood): Wave {
  const base = reelStop(1)
  const ring = {
    wood: [420, 980, 0.03],
    stone: [240, 520, 0.035],
    metal: [1180, 2740, 0.09],
    glass: [2100, 3520, 0.07],
    soft: [310, 620, 0.05],
  }[strikes]
  const [low = 400, high = 900, fall = 0.04] = ring
  const tuned = (hertz: number): number => hertz * 2 ** (((key - 60) % 12) / 24)
  return blend(0.3, [
    [base, 0, strikes === 'soft' ? 0.5 : 0.9],
    [tone(0.25, { shape: 'sine', pitch: () => tuned(low), gain: strike(0.001, fall) }), 0.004, 0.5],
    [
      tone(0.2, { shape: 'sine', pitch: () => tuned(high), gain: strike(0.001, fall * 0.7) }),
      0.004,
      0.28,
    ],
  ])
}

/** A bubble that bursts. */
const pop = (): Wave =>
  blend(0.22, [
    [
      tone(0.16, {
        shape: 'sine',
        pitch: line([0, 380], [0.05, 1150], [0.16, 1500]),
        gain: strike(0.004, 0.045),
      }),
      0,
      1,
    ],
    [hiss(0.08, { seed: 12, centre: () => 3400, q: 1.6, gain: strike(0.001, 0.016) }), 0.012, 0.6],
  ])

/** The pointer of a wheel, bent by a peg. */
const tick = (): Wave =>
  blend(0.06, [
    [hiss(0.04, { seed: 15, centre: () => 3000, q: 5, gain: strike(0.001, 0.007) }), 0, 1],
    [
      tone(0.05, {
        shape: 'triangle',
        pitch: line([0, 1500], [0.03, 900]),
        gain: strike(0.001, 0.01),
      }),
      0,
      0.6,
    ],
  ])

/** Something heavy that locks into its place. */
const lock = (): Wave =>
  blend(0.4, [
    [coin(), 0, 0.6],
    [
      tone(0.3, { shape: 'sine', pitch: line([0, 190], [0.12, 70]), gain: strike(0.002, 0.09) }),
      0.02,
      1,
    ],
    [hiss(0.1, { seed: 33, centre: () => 1500, q: 2.5, gain: strike(0.001, 0.02) }), 0.02, 0.8],
  ])

function scatter(mood: Mood, rise: number): Figure {
  const keys = triad(mood, rise)
  return {
    seconds: 0.85,
    phrase: [
      [mood.bright, 120, run(higher(keys, 12), 0, 0.14, 92)],
      ['bells', 100, [[0, 1.4, (keys[0] ?? 60) + 12, 100]]],
      [mood.body, 88, block(keys.slice(0, 3), 0, 1.2, 86)],
    ],
  }
}

/** Fanfares grow: the same call, longer, higher and with more of the band. */
function fanfare(mood: Mood, size: 1 | 2 | 3 | 4): Figure {
  const seconds = { 1: 1.6, 2: 2.4, 3: 3.2, 4: 4.2 }[size]
  const home = triad(mood)
  // A fanfare ends in major, whatever came before.
  const end = [mood.key, mood.key + 4, mood.key + 7, mood.key + 12]
  const last = seconds * 2 - (size === 1 ? 1.8 : 2.6)
  const climb = [2, 4, 7, 9, 11, 14].map((step) => keyOf(mood, step))
  const chords = [...block(triad(mood, 3), 3, 1, 104), ...block(triad(mood, 4), 4.2, 1, 110)]
  const sparkle = [0, 4, 7, 12, 16, 19, 24].map((step) => mood.key + 12 + step)
  const call = [
    ...run(home, 0, 0.25, 92),
    ...block(home, 1.05, 0.7, 104),
    ...(size >= 3 ? run(climb, 1.25, 0.25, 94) : []),
    ...(size === 4 ? chords : []),
    ...block(end, last, 2.2, 116),
  ]
  const ground = block(higher(home, -12), 0, Math.max(1, last - 0.1), 90)
  return {
    seconds,
    phrase: [
      [mood.brass, 116, call],
      [mood.body, 92, [...ground, ...block(end, last, 2.4, 106)]],
      [
        'timpani',
        116,
        [
          [0, 0.5, mood.key - 24, 112],
          ...roll(mood, last - 0.75, 0.125),
          [last, 1.5, mood.key - 24, 122],
        ],
      ],
      ['bells', 96, [[last, 2.4, mood.key + 12, 108]]],
      [mood.bright, 112, run(size === 1 ? sparkle.slice(0, 4) : sparkle, last + 0.1, 0.14, 88)],
      [
        'drums',
        96,
        [
          [0, 0.3, 49, 84],
          [last, 0.3, 57, 96 + size * 6],
          [last, 0.3, 36, 110],
        ],
      ],
    ],
  }
}

/** Six strokes of the timpani. */
const roll = ({ key }: Mood, at: number, step: number): Strokes =>
  run(
    Array.from({ length: 6 }, () => key - 24),
    at,
    step,
    84,
  )

/** A feature begins: two calls and a chord that stands. */
function opening(mood: Mood): Figure {
  const home = triad(mood)
  const [, , fifth = 67, octave = 72] = home
  return {
    seconds: 2.6,
    phrase: [
      [
        mood.brass,
        112,
        [...run([fifth, fifth, octave], 0, 0.22, 108), ...block(home, 0.9, 3, 112)],
      ],
      [mood.body, 96, block(higher(home, -12), 0.9, 3.4, 100)],
      [mood.bright, 116, run(higher([...home, ...higher(home, 12)], 12), 1.6, 0.16, 94)],
      ['timpani', 120, [[0.9, 1, mood.key - 24, 122], ...roll(mood, 3, 0.17)]],
      ['drums', 96, [[0.9, 0.4, 49, 108]]],
    ],
  }
}

/** What lands on the reels. */
function landings(mood: Mood): Readonly<Record<string, Figure>> {
  const home = triad(mood)
  const low = mood.key - 24
  return {
    'scatter-land': scatter(mood, 0),
    'scatter-land-2': scatter(mood, 2),
    'scatter-land-3': scatter(mood, 4),
    'bonus-land': {
      seconds: 0.85,
      phrase: [
        [
          'timpani',
          124,
          [
            [0, 1, low, 120],
            [0.25, 1, low + 7, 106],
          ],
        ],
        [mood.brass, 108, block(home.slice(0, 3), 0, 1, 104)],
        [mood.bright, 100, run(higher(home, 12), 0.1, 0.1, 90)],
      ],
    },
    'wild-land': {
      seconds: 0.6,
      phrase: [
        [mood.bright, 118, run(higher([...home].toReversed(), 12), 0, 0.1, 96)],
        [mood.body, 90, block(home.slice(0, 2), 0, 0.9, 90)],
      ],
    },
    'wild-expand': {
      seconds: 1.5,
      phrase: [
        [mood.brass, 104, block(home, 0.9, 1, 106)],
        [mood.bright, 120, run(higher([...home, ...higher(home, 12)], 12), 0.3, 0.11, 92)],
        ['timpani', 116, [[0.9, 1, low, 116]]],
      ],
    },
  }
}

/** Everything the band plays, with the loudness of each. */
async function figures(mood: Mood): Promise<readonly (readonly [string, Wave, number])[]> {
  const home = triad(mood)
  const waves = await playFigures(
    {
      ...landings(mood),
      'win-small': {
        seconds: 0.8,
        phrase: [
          [mood.bright, 120, run(higher(home, 12), 0, 0.16, 92)],
          [mood.base.comp, 90, run(home, 0, 0.16, 84)],
        ],
      },
      'win-nice': fanfare(mood, 1),
      'win-big': fanfare(mood, 2),
      'win-mega': fanfare(mood, 3),
      'win-epic': fanfare(mood, 4),
      'free-spins': opening(mood),
      multiplier: {
        seconds: 0.6,
        phrase: [[mood.bright, 124, run(higher([...home, ...higher(home, 12)], 12), 0, 0.09, 96)]],
      },
    },
    playerOf(mood),
  )
  return Object.entries(LOUD).map(([name, loud]) => {
    const wave = waves.get(name)
    if (wave === undefined) throw new Error(`Nobody plays ${name}.`)
    return [name, wave, loud]
  })
}

const LOUD = {
  'scatter-land': -17,
  'scatter-land-2': -16.5,
  'scatter-land-3': -16,
  'bonus-land': -17,
  'wild-land': -18,
  'wild-expand': -16,
  'win-small': -19,
  'win-nice': -17,
  'win-big': -16,
  'win-mega': -15.5,
  'win-epic': -15,
  'free-spins': -15.5,
  multiplier: -18,
}

/** Every effect, brought to its loudness; `count-loop` is a loop. */
export async function effectsOf(mood: Mood): Promise<readonly Effect[]> {
  const hertz = 440 * 2 ** ((keyOf(mood, 4) + 24 - 69) / 12)
  const all: readonly (readonly [string, Wave, number])[] = [
    ['spin-start', spinStart(), -20],
    ['reel-stop', stop(mood), -19],
    ['anticipation', anticipation(), -17],
    ...(await figures(mood)),
    [
      'line-win',
      tone(0.12, { shape: 'triangle', pitch: () => hertz, gain: strike(0.002, 0.03) }),
      -25,
    ],
    ['count-loop', count(), -24],
    ['click', click(), -24],
    ['coin', coin(), -21],
    ['pop', pop(), -19],
    ['wheel-tick', tick(), -22],
    ['lock', lock(), -18],
  ]
  return all.map(([name, wave, loud]) => ({
    name,
    wave: fade(normalise(wave, loud), 0.001, 0.01),
    loop: name === 'count-loop',
  }))
}
