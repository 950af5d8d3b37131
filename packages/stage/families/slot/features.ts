import type { SlotEvent } from './slot-events.ts'
import type { EventOf } from './slot-events.ts'

/** A pick bonus that is open. Amounts here are minor units. */
export interface Pick {
  readonly symbol: string
  readonly choices: number
  readonly opened: readonly { choice: number; ends: boolean; pay: number }[]
  /** Won by picking so far. */
  readonly pay: number
}

/** A hold-and-spin that is open. */
export interface Hold {
  readonly symbol: string
  readonly held: EventOf<'holdStarted'>['held']
  readonly left: number
  readonly rows: number
  /** The most spins that were left: what a symbol that lands sets the counter back to. */
  readonly most: number
}

/** A wheel that is open. */
export interface Wheel {
  readonly rings: EventOf<'wheelStarted'>['rings']
  /** Where it came to rest, oldest first. */
  readonly stops: readonly { readonly ring: number; readonly slice: number }[]
  readonly pay: number
  /** A wheel that the same spin opened and that waits until this one is over; null: none. */
  readonly under: Wheel | null
}

/** A trail that is open. */
export interface Trail {
  readonly places: EventOf<'trailStarted'>['places']
  /** Where the token stands; null before the first roll. */
  readonly place: number | null
  /** How far the last roll went; 0 before it. */
  readonly roll: number
  readonly rollsLeft: number
  readonly pay: number
}

/** Ways to take free spins that are offered. */
export interface Offer {
  readonly options: EventOf<'choiceOffered'>['options']
}

/** Double or nothing that is offered. */
export interface Gamble {
  readonly at: number
  /** How often it may be doubled yet, this time among them. */
  readonly left: number
  /** How often it was doubled before. */
  readonly doubled: number
}

/** Features that lie over the reels; null for each that is not open. */
export interface Features {
  readonly pick: Pick | null
  readonly hold: Hold | null
  readonly wheel: Wheel | null
  readonly trail: Trail | null
  readonly offer: Offer | null
  readonly gamble: Gamble | null
  /** How often the win of this round was doubled. */
  readonly doubled: number
}

export const noFeatures: Features = {
  pick: null,
  hold: null,
  wheel: null,
  trail: null,
  offer: null,
  gamble: null,
  doubled: 0,
}

/** The features after an event. */
export function featuresAfter(features: Features, event: SlotEvent): Features {
  const { pick, hold, wheel, trail } = features
  switch (event.type) {
    case 'pickStarted':
      return { ...features, pick: opened(event) }
    case 'picked':
      return { ...features, pick: pick && afterPicked(pick, event) }
    case 'pickEnded':
      return { ...features, pick: null }
    case 'holdStarted': {
      const { symbol, held, left, rows } = event
      return { ...features, hold: { symbol, held, left, rows, most: left } }
    }
    case 'holdSpun':
      return { ...features, hold: hold && afterHoldSpun(hold, event) }
    case 'holdEnded':
      return { ...features, hold: null }
    case 'wheelStarted':
      return { ...features, wheel: { rings: event.rings, stops: [], pay: 0, under: wheel } }
    case 'wheelSpun':
      return { ...features, wheel: wheel && afterWheelSpun(wheel, event) }
    case 'wheelEnded':
      return { ...features, wheel: wheel && wheel.under }
    case 'trailStarted': {
      const { places, rolls } = event
      return { ...features, trail: { places, place: null, roll: 0, rollsLeft: rolls, pay: 0 } }
    }
    case 'trailMoved':
      return { ...features, trail: trail && afterTrailMoved(trail, event) }
    case 'trailEnded':
      return { ...features, trail: null }
    case 'choiceOffered':
      return { ...features, offer: { options: event.options } }
    case 'choiceMade':
      return { ...features, offer: null }
    case 'gambleOffered':
      return {
        ...features,
        gamble: { at: event.at, left: event.left, doubled: features.doubled },
      }
    case 'gambled':
      return { ...features, gamble: null, doubled: event.won ? features.doubled + 1 : 0 }
    case 'roundEnded':
      return noFeatures
    case 'blockLanded':
    case 'cascaded':
    case 'cashCollected':
    case 'cashShown':
    case 'cellsChanged':
    case 'freeSpinStarted':
    case 'freeSpinsAwarded':
    case 'freeSpinsEnded':
    case 'groupWon':
    case 'jackpotWon':
    case 'lineWon':
    case 'maxWinReached':
    case 'multiplierSet':
    case 'reelNudged':
    case 'reelsExpanded':
    case 'reelsStopped':
    case 'respinStarted':
    case 'scatterWon':
    case 'spinMultiplied':
    case 'symbolChosen':
    case 'symbolsRemoved':
    case 'wildsWalked':
      return features
  }
}

const opened = ({ symbol, choices }: EventOf<'pickStarted'>): Pick => ({
  symbol,
  choices,
  opened: [],
  pay: 0,
})

function afterPicked(pick: Pick, { choice, ends, pay }: EventOf<'picked'>): Pick {
  return { ...pick, opened: [...pick.opened, { choice, ends, pay }], pay: pick.pay + pay }
}

function afterHoldSpun(hold: Hold, { landed, left, rows }: EventOf<'holdSpun'>): Hold {
  const most = Math.max(hold.most, left)
  return { ...hold, held: [...hold.held, ...landed], left, rows, most }
}

function afterWheelSpun(wheel: Wheel, { ring, slice, pay }: EventOf<'wheelSpun'>): Wheel {
  return { ...wheel, stops: [...wheel.stops, { ring, slice }], pay: wheel.pay + pay }
}

function afterTrailMoved(
  trail: Trail,
  { place, roll, rollsLeft, pay }: EventOf<'trailMoved'>,
): Trail {
  return { ...trail, place, roll, rollsLeft, pay: trail.pay + pay }
}
