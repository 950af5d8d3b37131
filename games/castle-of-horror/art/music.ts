/** The three loops: a dark waltz, the chase of the free spins, the held breath before a coffin. */
import type { Note, Part, Score } from '@fairhouse/art/sound/midi'

/** Notes in a row: [key or null for a rest, length in beats]. */
type Line = readonly (readonly [number | null, number])[]

function sing(line: Line, force: number, start = 0): Note[] {
  const notes: Note[] = []
  let at = start
  for (const [key, length] of line) {
    // The first beat of a bar of three leans a little.
    const lean = at % 3 === 0 ? 6 : 0
    if (key !== null) notes.push({ at, length: length * 0.96, key, force: force + lean })
    at += length
  }
  return notes
}

const hold = (keys: readonly number[], at: number, length: number, force: number): Note[] =>
  keys.map((key) => ({ at, length, key, force }))

const CHORDS: Readonly<Record<string, readonly number[]>> = {
  Dm: [50, 57, 62, 65],
  Gm: [43, 58, 62, 67],
  A: [45, 57, 61, 64],
  A7: [45, 55, 61, 64],
  Bb: [46, 58, 62, 65],
  C: [48, 55, 60, 64],
  F: [53, 57, 60, 65],
  Eo: [52, 58, 62, 67],
}

const chord = (name: string): readonly number[] => CHORDS[name] ?? []

const WALTZ = 'Dm Dm Gm A Dm Bb Eo A Dm C Bb A Gm Dm A A7'.split(' ')

/** Music-box tune of the first half. */
const TUNE: Line = [
  [77, 1],
  [76, 0.5],
  [77, 0.5],
  [81, 1],
  [86, 2],
  [85, 1],
  [82, 1.5],
  [81, 0.5],
  [79, 1],
  [81, 2],
  [73, 1],
  [77, 1],
  [81, 1],
  [86, 1],
  [89, 2],
  [86, 1],
  [88, 1.5],
  [86, 0.5],
  [82, 1],
  [81, 2.5],
  [80, 0.5],
]

/** Answer of the strings in the second half. */
const REPLY: Line = [
  [74, 1],
  [77, 1],
  [81, 1],
  [79, 1.5],
  [76, 0.5],
  [72, 1],
  [77, 1],
  [74, 1],
  [70, 1],
  [76, 1.5],
  [73, 0.5],
  [69, 1],
  [70, 1],
  [74, 1],
  [79, 1],
  [77, 1.5],
  [76, 0.5],
  [74, 1],
  [73, 1],
  [76, 1],
  [79, 1],
  [82, 1],
  [81, 1],
  [79, 0.5],
  [76, 0.5],
]

function waltzParts(): Part[] {
  const bars = WALTZ.map((name, bar) => ({ keys: chord(name), at: bar * 3, bar }))
  const root = (keys: readonly number[]): number => (keys[0] ?? 50) - 12
  return [
    {
      instrument: 'pizzicato',
      volume: 112,
      pan: 52,
      notes: bars.map(({ keys, at }) => ({ at, length: 0.8, key: root(keys) + 12, force: 98 })),
    },
    {
      instrument: 'bass',
      volume: 104,
      notes: bars.map(({ keys, at }) => ({ at, length: 1.6, key: root(keys), force: 92 })),
    },
    {
      instrument: 'harpsichord',
      volume: 92,
      pan: 40,
      notes: bars.flatMap(({ keys, at }) => [
        ...hold(keys.slice(1), at + 1, 0.5, 74),
        ...hold(keys.slice(1), at + 2, 0.4, 64),
      ]),
    },
    { instrument: 'musicBox', volume: 120, pan: 76, reverb: 90, notes: sing(TUNE, 96) },
    { instrument: 'celesta', volume: 96, pan: 80, reverb: 90, notes: sing(TUNE, 70) },
    {
      instrument: 'strings',
      volume: 104,
      pan: 56,
      reverb: 80,
      notes: [
        ...sing(REPLY, 92, 24),
        ...sing(
          REPLY.map(([k, l]) => [k === null ? null : k - 12, l]),
          80,
          24,
        ),
      ],
    },
    { instrument: 'harpsichord', volume: 90, pan: 84, notes: sing(REPLY, 80, 24) },
    {
      instrument: 'slowStrings',
      volume: 74,
      reverb: 90,
      notes: bars.flatMap(({ keys, at }) => hold(keys.slice(1), at, 2.95, 62)),
    },
    {
      instrument: 'choir',
      volume: 78,
      reverb: 100,
      notes: bars.slice(8).flatMap(({ keys, at }) => hold(keys.slice(1, 3), at, 2.95, 70)),
    },
    {
      instrument: 'churchOrgan',
      volume: 70,
      reverb: 100,
      notes: bars
        .slice(8)
        .flatMap(({ keys, at }) => hold([root(keys), ...keys.slice(1)], at, 2.9, 62)),
    },
    {
      instrument: 'bells',
      volume: 92,
      reverb: 110,
      notes: [0, 24].map((at) => ({ at, length: 5, key: 50, force: 84 })),
    },
    {
      instrument: 'timpani',
      volume: 104,
      notes: [0, 21, 22, 23, 24, 42, 45, 46, 47].map((at, i) => ({
        at,
        length: 1,
        key: i % 2 === 0 ? 38 : 45,
        force: 70 + i * 3,
      })),
    },
  ]
}

export const waltz: Score = { tempo: 168, beats: 48, parts: waltzParts() }

const CHASE = 'Dm Bb Gm A Dm F Gm A7'.split(' ')

const CALL: Line = [
  [74, 1.5],
  [76, 0.5],
  [77, 2],
  [77, 1],
  [74, 1],
  [70, 2],
  [79, 1.5],
  [77, 0.5],
  [74, 2],
  [73, 1],
  [76, 1],
  [81, 2],
  [86, 1.5],
  [84, 0.5],
  [81, 2],
  [81, 1],
  [77, 1],
  [84, 2],
  [82, 1.5],
  [81, 0.5],
  [79, 2],
  [81, 1],
  [79, 0.5],
  [76, 0.5],
  [73, 1],
  [69, 1],
]

function chaseParts(): Part[] {
  const bars = CHASE.map((name, bar) => ({ keys: chord(name), at: bar * 4 }))
  const pattern = [0, 0, 2, 0, 3, 0, 2, 1]
  const eighths = bars.flatMap(({ keys, at }) =>
    pattern.map((step, i) => ({
      at: at + i / 2,
      length: 0.36,
      key: (keys[step] ?? 50) - (step === 0 ? 0 : 12),
      force: i % 4 === 0 ? 112 : 92,
    })),
  )
  const drum = (key: number, at: number, force: number): Note => ({ at, length: 0.3, key, force })
  return [
    { instrument: 'strings', volume: 112, pan: 44, notes: eighths },
    {
      instrument: 'bass',
      volume: 110,
      notes: eighths.filter((_, i) => i % 2 === 0).map((n) => ({ ...n, key: n.key - 12 })),
    },
    {
      instrument: 'harpsichord',
      volume: 84,
      pan: 92,
      notes: eighths.map((n) => ({ ...n, key: n.key + 12, force: n.force - 14 })),
    },
    {
      instrument: 'horn',
      volume: 112,
      pan: 72,
      reverb: 80,
      notes: sing(
        CALL.map(([k, l]) => [k === null ? null : k - 12, l]),
        104,
      ),
    },
    { instrument: 'strings', volume: 100, pan: 60, reverb: 80, notes: sing(CALL, 96) },
    {
      instrument: 'choir',
      volume: 98,
      reverb: 100,
      notes: bars.flatMap(({ keys, at }) => hold(keys.slice(1), at, 3.9, 88)),
    },
    {
      instrument: 'churchOrgan',
      volume: 86,
      reverb: 90,
      notes: bars.flatMap(({ keys, at }) =>
        hold([(keys[0] ?? 50) - 12, ...keys.slice(1)], at, 3.9, 80),
      ),
    },
    {
      instrument: 'timpani',
      volume: 118,
      notes: bars.flatMap(({ keys, at }) =>
        [0, 1.5, 2, 3, 3.5].map((b) =>
          drum(((keys[0] ?? 50) % 12) + 36, at + b, b === 0 ? 118 : 88),
        ),
      ),
    },
    {
      instrument: 'bells',
      volume: 90,
      reverb: 110,
      notes: [0, 16].map((at) => ({ at, length: 4, key: 62, force: 92 })),
    },
    {
      instrument: 'drums',
      volume: 92,
      notes: bars.flatMap(({ at }, bar) => [
        drum(36, at, 110),
        drum(36, at + 1.5, 90),
        drum(36, at + 2, 104),
        drum(38, at + 1, 62),
        drum(38, at + 3, 72),
        ...(bar % 4 === 0 ? [drum(49, at, 82)] : []),
        ...(bar % 4 === 3
          ? [
              drum(41, at + 3, 96),
              drum(43, at + 3.25, 96),
              drum(45, at + 3.5, 100),
              drum(41, at + 3.75, 104),
            ]
          : []),
      ]),
    },
  ]
}

export const chase: Score = { tempo: 150, beats: 32, parts: chaseParts() }

function breathParts(): Part[] {
  const bars = [0, 1, 2, 3, 4, 5, 6, 7]
  const drift = [
    [62, 65, 68],
    [61, 65, 68],
    [62, 65, 69],
    [62, 66, 69],
    [63, 66, 69],
    [62, 65, 68],
    [61, 64, 67],
    [61, 64, 70],
  ]
  const clock = bars.flatMap((bar) =>
    [0, 1, 2].map((b) => ({
      at: bar * 3 + b,
      length: 0.3,
      key: b === 0 ? 74 : 81,
      force: b === 0 ? 84 : 62,
    })),
  )
  return [
    {
      instrument: 'tremolo',
      volume: 92,
      reverb: 80,
      notes: bars.flatMap((bar) => hold(drift[bar] ?? [], bar * 3, 2.95, 66 + bar * 3)),
    },
    {
      instrument: 'bass',
      volume: 108,
      notes: bars.map((bar) => ({ at: bar * 3, length: 2.8, key: bar < 6 ? 38 : 37, force: 84 })),
    },
    { instrument: 'pizzicato', volume: 100, pan: 84, notes: clock },
    {
      instrument: 'timpani',
      volume: 112,
      notes: bars.flatMap((bar) =>
        [0, 0.4].map((b) => ({ at: bar * 3 + b, length: 0.4, key: 38, force: b === 0 ? 96 : 70 })),
      ),
    },
    {
      instrument: 'celesta',
      volume: 96,
      pan: 44,
      reverb: 110,
      notes: bars.flatMap((bar) =>
        (drift[bar] ?? []).map((key, i) => ({
          at: bar * 3 + 1.5 + i * 0.5,
          length: 0.5,
          key: key + 24,
          force: 58,
        })),
      ),
    },
    {
      instrument: 'voice',
      volume: 76,
      reverb: 110,
      notes: bars.map((bar) => ({
        at: bar * 3,
        length: 2.9,
        key: drift[bar]?.[2] ?? 68,
        force: 62,
      })),
    },
  ]
}

export const breath: Score = { tempo: 132, beats: 24, parts: breathParts() }
