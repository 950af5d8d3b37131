/**
 * What a recording is heard as in one title's room: titles of a family share a band and a table, and each plays them in a key of its own, on things of other
 * stuff, in a room of another size. It is data: what it costs is a few filters.
 */
export interface SoundWorld {
  /** Semitones that the band plays higher than it was recorded, -4 to 4. Its tempo goes with it, as that of a tape does. */
  readonly key: number
  readonly cards: keyof typeof cardStuffs
  readonly chips: keyof typeof chipStuffs
  /** Balls, dice, and the wheels and trays that they strike. */
  readonly bodies: keyof typeof bodyStuffs
  readonly room: keyof typeof rooms
}

/** What changes a sound: semitones, and decibels of what is high and what is low in it. */
export interface Voice {
  readonly semitones: number
  readonly bright: number
  readonly body: number
}

const asRecorded: Voice = { semitones: 0, bright: 0, body: 0 }

const cardStuffs = {
  paper: asRecorded,
  linen: { semitones: -1, bright: -4, body: 2 },
  plastic: { semitones: 2, bright: 5, body: -2 },
  board: { semitones: -3, bright: -2, body: 4 },
} satisfies Readonly<Record<string, Voice>>

const chipStuffs = {
  clay: asRecorded,
  bone: { semitones: 1.5, bright: -3, body: 2 },
  ceramic: { semitones: 3, bright: 3, body: -2 },
  metal: { semitones: 5, bright: 6, body: -4 },
  wood: { semitones: -4, bright: -6, body: 4 },
} satisfies Readonly<Record<string, Voice>>

const bodyStuffs = {
  ivory: asRecorded,
  bone: { semitones: -2, bright: -2, body: 2 },
  resin: { semitones: 2.5, bright: 3, body: -2 },
  steel: { semitones: 4, bright: 6, body: -4 },
  wood: { semitones: -4, bright: -6, body: 4 },
} satisfies Readonly<Record<string, Voice>>

/** How long a room goes on sounding, seconds, and how much of it is heard beside what sounds in it, 0 to 1. */
const rooms = {
  booth: { seconds: 0.16, wet: 0.04 },
  bar: { seconds: 0.4, wet: 0.09 },
  parlour: { seconds: 0.75, wet: 0.12 },
  hall: { seconds: 1.3, wet: 0.17 },
  vault: { seconds: 2.1, wet: 0.22 },
} as const

/** The band, and the three kinds of things on a table; what a player presses sounds the same in every room. */
export type SoundGroup = 'band' | 'cards' | 'chips' | 'bodies' | 'controls'

/** Which of them makes a sound, by its agreed name. */
/** What else balls are heard by. */
const ofBalls: ReadonlySet<string> = new Set(['peg', 'slot', 'mark', 'gate-shut'])

export function groupOf(name: string): SoundGroup {
  if (name.startsWith('card-')) return 'cards'
  if (name.startsWith('chip')) return 'chips'
  if (name.startsWith('ball-') || ofBalls.has(name)) return 'bodies'
  return name === 'click' || name === 'press' ? 'controls' : 'band'
}

/** How a group sounds in a world. */
export function voiceOf(world: SoundWorld, group: SoundGroup): Voice {
  switch (group) {
    case 'band':
      return { ...asRecorded, semitones: world.key }
    case 'cards':
      return cardStuffs[world.cards]
    case 'chips':
      return chipStuffs[world.chips]
    case 'bodies':
      return bodyStuffs[world.bodies]
    case 'controls':
      return asRecorded
  }
}

/** How much faster a recording runs that sounds so many semitones higher. */
export const rateOf = (semitones: number): number => 2 ** (semitones / 12)

export const roomOf = ({ room }: SoundWorld): (typeof rooms)[keyof typeof rooms] => rooms[room]

/**
 * What a room answers to one short knock: noise that dies away, another in each ear.
 * @param rate samples a second.
 * @returns samples of the left and the right ear, -1 to 1; the same ones for the same room.
 */
export function echoOf(world: SoundWorld, rate: number): readonly [Float32Array, Float32Array] {
  const { seconds } = roomOf(world)
  const length = Math.max(1, Math.round(seconds * rate))
  const noise = noiseFrom(length)
  const ear = (): Float32Array =>
    // A thousandth is left of it when its time is over.
    Float32Array.from({ length }, (_, at) => noise() * Math.exp((-6.9 * at) / length))
  return [ear(), ear()]
}

/** Numbers from -1 to 1 without a pattern that an ear could find: a linear congruence, as of Numerical Recipes. */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
