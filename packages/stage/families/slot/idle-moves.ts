// How symbols move while the reels rest: slowly, a little, one after the other. Pure, so that it is the same on every screen.

/** Seconds of rest before anything moves, so that a result is read in peace; then movement grows for as long. */
const calmAfterLanding = 0.7
/** Seconds of one breath, and how much it adds to a symbol. */
const breath = { seconds: 3.4, share: 0.022 } as const
/** Seconds from one turn to the next, and of the turn itself. */
const turns = { every: 2.4, seconds: 1.1 } as const
/** Far from every small ratio, so that turns seem to come in no order. */
const golden = 0.618_034

/** What a breathing symbol is stretched by, each 1 at first. */
export interface Breath {
  readonly x: number
  readonly y: number
}

/** @param since seconds that the reels have rested. @param place of the symbol, so that neighbours do not breathe together. */
export function breathAt(since: number, place: number): Breath {
  const grown = Math.min(1, Math.max(0, since - calmAfterLanding) / calmAfterLanding)
  const at = (since / breath.seconds + place * golden) * 2 * Math.PI
  return {
    x: 1 + grown * breath.share * Math.sin(at - 0.7),
    y: 1 + grown * breath.share * Math.sin(at),
  }
}

/** Whose turn it is to do more than breathe, and how far it has come, 0 to 1. */
export interface Turn {
  readonly place: number
  readonly progress: number
}

/** @param count of those who take turns. @returns null between two turns, and where nobody takes any. */
export function turnAt(since: number, count: number): Turn | null {
  const own = since - calmAfterLanding
  if (count === 0 || own < 0) return null
  const number = Math.floor(own / turns.every)
  const progress = (own - number * turns.every) / turns.seconds
  if (progress >= 1) return null
  return { place: Math.floor(((number * golden) % 1) * count), progress }
}
