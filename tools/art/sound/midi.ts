/** A small writer of standard MIDI files. */

/** Instrument numbers of General MIDI that the scores use. */
const GM = {
  piano: 0,
  electricPiano: 4,
  harpsichord: 6,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  xylophone: 13,
  bells: 14,
  dulcimer: 15,
  organ: 16,
  churchOrgan: 19,
  accordion: 21,
  harmonica: 22,
  guitar: 24,
  steelGuitar: 25,
  cleanGuitar: 27,
  mutedGuitar: 28,
  doubleBass: 32,
  fingerBass: 33,
  synthBass: 38,
  bass: 43,
  tremolo: 44,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  strings: 48,
  slowStrings: 49,
  synthStrings: 50,
  choir: 52,
  voice: 53,
  hit: 55,
  trumpet: 56,
  trombone: 57,
  tuba: 58,
  mutedTrumpet: 59,
  horn: 60,
  brass: 61,
  tenorSax: 66,
  oboe: 68,
  bassoon: 70,
  clarinet: 71,
  piccolo: 72,
  flute: 73,
  panFlute: 75,
  shakuhachi: 77,
  whistle: 78,
  squareLead: 80,
  sawLead: 81,
  warmPad: 89,
  haloPad: 94,
  sitar: 104,
  banjo: 105,
  koto: 107,
  kalimba: 108,
  fiddle: 110,
  shanai: 111,
  steelDrums: 114,
  taiko: 116,
} as const

export type Instrument = keyof typeof GM | 'drums'

/** One note: start and length in beats, MIDI key, velocity 1 to 127. */
export type Note = {
  readonly at: number
  readonly length: number
  readonly key: number
  readonly force: number
}

export type Part = {
  readonly instrument: Instrument
  /** 0 to 127. */
  readonly volume: number
  /** 0 left, 64 middle, 127 right. */
  readonly pan?: number
  readonly reverb?: number
  readonly notes: readonly Note[]
}

export type Score = {
  readonly tempo: number
  readonly beats: number
  readonly parts: readonly Part[]
}

const TICKS = 480
const DRUMS = 9

type Event = { readonly tick: number; readonly order: number; readonly bytes: readonly number[] }

function variable(value: number): number[] {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}

const u32 = (v: number): number[] => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255]

function partEvents(part: Part, channel: number): Event[] {
  const setup = [
    [0xb0 | channel, 7, part.volume],
    [0xb0 | channel, 10, part.pan ?? 64],
    [0xb0 | channel, 91, part.reverb ?? 60],
  ]
  if (part.instrument !== 'drums') setup.unshift([0xc0 | channel, GM[part.instrument]])
  const events: Event[] = setup.map((bytes) => ({ tick: 0, order: 0, bytes }))
  for (const note of part.notes) {
    const on = Math.round(note.at * TICKS)
    const off = Math.max(on + 10, Math.round((note.at + note.length) * TICKS) - 6)
    const force = Math.max(1, Math.min(127, Math.round(note.force)))
    events.push({ tick: on, order: 2, bytes: [0x90 | channel, note.key, force] })
    events.push({ tick: off, order: 1, bytes: [0x80 | channel, note.key, 0] })
  }
  return events
}

/** The score as a MIDI file of type 0. At most 15 parts besides drums. */
export function writeMidi(score: Score): Buffer {
  const free = Array.from({ length: 16 }, (_, i) => i).filter((i) => i !== DRUMS)
  const events = score.parts.flatMap((part) =>
    partEvents(part, part.instrument === 'drums' ? DRUMS : (free.shift() ?? 0)),
  )
  events.sort((a, b) => a.tick - b.tick || a.order - b.order)
  const quarter = Math.round(60_000_000 / score.tempo)
  const body = [0, 0xff, 0x51, 3, (quarter >> 16) & 255, (quarter >> 8) & 255, quarter & 255]
  let last = 0
  for (const { tick, bytes } of events) {
    body.push(...variable(tick - last), ...bytes)
    last = tick
  }
  body.push(0, 0xff, 0x2f, 0)
  const head = [...Buffer.from('MThd'), ...u32(6), 0, 0, 0, 1, TICKS >> 8, TICKS & 255]
  return Buffer.from([...head, ...Buffer.from('MTrk'), ...u32(body.length), ...body])
}
