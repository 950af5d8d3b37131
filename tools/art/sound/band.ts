/** A small band: from a mood to the scores of its loops. */
import { type Groove, grooves } from './grooves.ts'
import { compose } from './melody.ts'
import type { Note, Part, Score } from './midi.ts'
import { keyOf, type Mood, type Playing } from './mood.ts'

/** A loop of eleven to twenty-two seconds: eight bars, or sixteen where they are short. */
export function scoreOf(mood: Mood, playing: Playing): Score {
  const seconds = (8 * mood.meter * 60) / playing.tempo
  const turns = seconds < 11 ? 2 : 1
  const bars = playing.chords.length * turns
  const chords = Array.from(
    { length: bars },
    (_, bar) => playing.chords[bar % playing.chords.length] ?? 0,
  )
  const tune = compose(mood, playing, chords)
  const half = (bars / 2) * mood.meter
  const parts: Part[] = [
    { instrument: playing.lead, volume: 112, pan: 70, reverb: 80, notes: tune },
    {
      instrument: playing.second,
      volume: 84,
      pan: 46,
      reverb: 80,
      notes: tune
        .filter(({ at }) => at >= half)
        .map((note) => ({ ...note, key: note.key - 12, force: note.force - 10 })),
    },
    {
      instrument: playing.comp,
      volume: 84,
      pan: 38,
      notes: chords.flatMap((step, bar) => accompany(mood, playing, step, bar)),
    },
    {
      instrument: playing.pad,
      volume: 62,
      pan: 84,
      reverb: 100,
      notes: chords.flatMap((step, bar) =>
        chordOf(mood, step).map((key) => ({
          at: bar * mood.meter,
          length: mood.meter * 0.98,
          key,
          force: 62,
        })),
      ),
    },
    {
      instrument: playing.bass,
      volume: 108,
      notes: chords.flatMap((step, bar) => bassLine(mood, playing, step, bar)),
    },
  ]
  const drums = drumPart(mood, playing.groove, bars)
  return {
    tempo: playing.tempo,
    beats: bars * mood.meter,
    parts: drums.notes.length === 0 ? parts : [...parts, drums],
  }
}

/** A chord on a step of the scale, laid so that neighbours stay close: keys around the tonic. */
function chordOf(mood: Mood, step: number): number[] {
  const steps = mood.seventh === true ? [0, 2, 4, 6] : [0, 2, 4]
  return steps
    .map((third) => keyOf(mood, step + third))
    .map((key) => (key > mood.key + 10 ? key - 12 : key))
    .toSorted((a, b) => a - b)
}

function accompany(mood: Mood, { comping }: Playing, step: number, bar: number): Note[] {
  const { meter } = mood
  const keys = chordOf(mood, step)
  const start = bar * meter
  const strike = (at: number, length: number, force: number): Note[] =>
    keys.map((key, i) => ({ at: start + at + i * 0.012, length, key, force }))
  const beats = Array.from({ length: meter }, (_, i) => i)
  switch (comping) {
    case 'offbeat':
      return beats.flatMap((beat) => strike(beat + 0.5, 0.3, beat % 2 === 0 ? 78 : 88))
    case 'oompah':
      return beats.slice(1).flatMap((beat) => strike(beat, 0.4, beat === 2 ? 70 : 80))
    case 'block':
      return strike(0, meter * 0.9, 76)
    case 'pulse':
      return beats.flatMap((beat) => [...strike(beat, 0.4, 80), ...strike(beat + 0.5, 0.3, 62)])
    case 'strum':
      return (meter === 4 ? [0, 1, 1.5, 2.5, 3, 3.5] : [0, 1, 1.5, 2, 2.5]).flatMap((at, i) =>
        strike(at, 0.45, i % 2 === 0 ? 84 : 66),
      )
    case 'arpeggio':
      return Array.from({ length: meter * 2 }, (_, i) => ({
        at: start + i / 2,
        length: 0.7,
        key: (keys[[0, 2, 1, 2, 0, 1, 2, 1][i % 8] ?? 0] ?? mood.key) + (i % 8 === 4 ? 12 : 0),
        force: i % 2 === 0 ? 82 : 68,
      }))
  }
}

function bassLine(mood: Mood, { comping }: Playing, step: number, bar: number): Note[] {
  const { meter } = mood
  const low = (third: number): number => {
    const key = keyOf(mood, step + third) - 24
    return key > mood.key - 14 ? key - 12 : key
  }
  const note = (at: number, third: number, length: number, force: number): Note => ({
    at: bar * meter + at,
    length,
    key: low(third),
    force,
  })
  if (meter === 3) return [note(0, 0, 1.6, 100), ...(bar % 2 === 1 ? [note(2, 4, 0.7, 80)] : [])]
  if (comping === 'pulse')
    return Array.from({ length: 8 }, (_, i) => note(i / 2, i === 7 ? 4 : 0, 0.42, i % 2 ? 84 : 100))
  if (comping === 'oompah') return [note(0, 0, 0.7, 104), note(2, 4, 0.7, 94)]
  return [note(0, 0, 1.3, 104), note(1.5, 0, 0.4, 84), note(2, 4, 1.1, 96), note(3.5, 2, 0.4, 80)]
}

/** Drums from patterns of a bar in sixteenths: x loud, o soft. The last of four bars ends in a fill. */
function drumPart({ meter }: Mood, groove: Groove, bars: number): Part {
  const notes: Note[] = []
  for (let bar = 0; bar < bars; bar++) {
    for (const [key, pattern] of grooves[groove])
      notes.push(...drumBar(key, pattern, bar * meter, meter * 4))
    if (groove !== 'none' && bar % 4 === 3)
      for (const [i, key] of [50, 47, 45, 41].entries())
        notes.push({ at: (bar + 1) * meter - 1 + i / 4, length: 0.2, key, force: 74 + i * 7 })
  }
  return { instrument: 'drums', volume: 88, notes }
}

const LOUD: Readonly<Record<string, number>> = { x: 104, o: 70 }

function drumBar(key: number, pattern: string, start: number, sixteenths: number): Note[] {
  return Array.from({ length: sixteenths }, (_, i): Note[] => {
    const force = LOUD[pattern[i % pattern.length] ?? '.']
    if (force === undefined) return []
    return [{ at: start + i / 4, length: 0.2, key, force: force + (i === 0 ? 8 : 0) }]
  }).flat()
}
