import { item } from '../../../../at.ts'
import { type FeaturePrize, prizeFault } from '../prize.ts'

/** A trail of places, walked by dice from before the first; reaching the last ends it, and so does the last roll. */
export interface TrailRule {
  readonly kind: 'trail'
  readonly places: readonly FeaturePrize[]
  /** Rolls to begin with. */
  readonly rolls: number
  /** Sides of the die, from 1; all equally likely. */
  readonly sides: number
}

/** Where the walker stands between two rolls. */
export interface TrailState {
  /** Places walked: 0 before the first, then the place's number from 1. */
  readonly walked: number
  readonly left: number
  /** Rolls so far. */
  readonly rolled: number
  /** What pays are multiplied by. */
  readonly times: number
}

/** A move: the place reached, and where the trail stands then. */
interface Move {
  /** Of the places, from 0. */
  readonly place: number
  readonly prize: FeaturePrize
  readonly after: TrailState
  readonly isOver: boolean
}

export function newTrail({ rolls }: TrailRule): TrailState {
  return { walked: 0, left: rolls, rolled: 0, times: 1 }
}

/** Walks so many places, the last at most. */
export function walk({ places }: TrailRule, state: TrailState, steps: number): Move {
  const walked = Math.min(state.walked + steps, places.length)
  const prize = item(places, walked - 1)
  const left = state.left - 1 + (prize.kind === 'again' ? prize.count : 0)
  const times = prize.kind === 'multiply' ? state.times * prize.times : state.times
  const isOver = left === 0 || prize.kind === 'end' || walked === places.length
  return {
    place: walked - 1,
    prize,
    after: { walked, left, rolled: state.rolled + 1, times },
    isOver,
  }
}

/** What is wrong with a trail, or null. */
export function trailFault({ places, rolls, sides }: TrailRule): string | null {
  if (places.length < 2) return 'a trail needs two places at least'
  if (places.some(({ kind }) => kind === 'up')) return 'a trail has no rings to go up'
  if (![rolls, sides].every((count) => Number.isSafeInteger(count) && count > 0)) {
    return 'a trail needs a roll and a die with sides'
  }
  return places.map(prizeFault).find((fault) => fault !== null) ?? null
}
