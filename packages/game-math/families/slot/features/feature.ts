import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Chances } from '../../../chances/chances.ts'
import type { Action } from '../../../game.ts'
import type { Cells } from '../cells.ts'
import type { Telling } from '../telling.ts'

/** Why a feature starts. */
export interface Cause {
  /** The symbol in view that starts it, and where it is; empty when another feature does. */
  readonly symbol: string
  readonly cells: Cells
  /** From the trigger's table: what the feature makes of it, such as the number of free spins. At least 1. */
  readonly by: number
}

/** A feature that is to start. */
export interface Start {
  readonly feature: string
  readonly cause: Cause
}

/** What one action of a feature came to. */
export interface Outcome<State> {
  /** Null when the feature is over. */
  readonly state: State | null
  /** Features that it starts; they are played before it goes on. */
  readonly starts: readonly Start[]
}

/**
 * Something that symbols in view, or another feature, can start in a round: free spins, a pick bonus, a wheel. One action is one
 * step. `State` is plain JSON; nothing in it is secret.
 */
export interface Feature<State> {
  /** Tells that it starts, and says where it stands then. */
  start(cause: Cause, telling: Telling): State
  /** The action due. */
  legal(state: State): readonly RoundAction[]
  /** @throws RangeError when the action is not legal; nothing is drawn then. */
  act(state: State, action: Action, telling: Telling): Outcome<State>
  /** Goes on when the features that were played before it, started by it or with it, are over. */
  resume?(state: State, telling: Telling): State | null
  /** Reads a state back from storage. @throws TypeError when it is not one of this feature's. */
  read(stored: unknown): State
  /** Exact chances of all that it pays, started by `by`. */
  chances<Value>(by: number, proof: Proof<Value>): Value
}

/** What a proof is written with. */
export interface Proof<Value> {
  readonly chances: Chances<Value>
  /** Chances of another feature, or this one again. */
  feature(name: string, by: number): Value
  /** The option that a player always takes of a feature that offers several; null: each as often. */
  chosen(feature: string): number | null
}

/** A feature whatever its state is made of: what a round handles. */
export interface AnyFeature {
  start(cause: Cause, telling: Telling): unknown
  legal(stored: unknown): readonly RoundAction[]
  act(stored: unknown, action: Action, telling: Telling): Outcome<unknown>
  resume(stored: unknown, telling: Telling): unknown
  read(stored: unknown): unknown
  chances<Value>(by: number, proof: Proof<Value>): Value
}

/** Hides what the state of a feature is made of. */
export function anyFeature<State>(feature: Feature<State>): AnyFeature {
  return {
    start: (cause, telling) => feature.start(cause, telling),
    legal: (stored) => feature.legal(feature.read(stored)),
    act: (stored, action, telling) => feature.act(feature.read(stored), action, telling),
    resume: (stored, telling) => {
      const state = feature.read(stored)
      return feature.resume === undefined ? state : feature.resume(state, telling)
    },
    read: (stored) => feature.read(stored),
    chances: (by, proof) => feature.chances(by, proof),
  }
}
