import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Json } from '@fairhouse/contract/json'
import type { z } from 'zod'
import type { Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { StatusFacts, ToldSlice } from './status-facts.ts'

/** What a step is about to take from the player. Amounts are minor units. */
export interface StakeAsked {
  readonly gameId: number
  /** Taken now: a bet, or what an action takes. */
  readonly taken: number
  /** What the round has cost once it is taken. */
  readonly cost: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** What a step has done to the player's money. Amounts are minor units. */
export interface MoneyMoved {
  readonly gameId: number
  readonly taken: number
  readonly given: number
  readonly finished: boolean
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * A part of every seat that a module above owns: what it knows of the player, as of the seat's version. Whoever changes it otherwise than by
 * `after` calls `touchSeat` in the same transaction. A slice either tells statuses something, and stays as it was read, or follows bets.
 */
export type SliceOf<Value extends Json> = TellingSlice<Value> | FollowingSlice<Value>

interface SliceRead<Value> {
  /** Unique; stored copies of statuses call it so. */
  readonly name: string
  /** Read on the connection given: within a transaction no other one may be waited for. */
  read(on: Queryable, player: PlayerId): Promise<Value>
}

export interface TellingSlice<Value extends Json> extends SliceRead<Value> {
  /** Reads a stored copy back: an answer that is repeated shows what it showed the first time. */
  readonly form: z.ZodType<Value>
  /** Of answers that were given before there was this slice. */
  readonly before: Value
  /** Its part of a status. Pure: the same value and facts make the same bytes. */
  status(value: Value, facts: StatusFacts): Partial<PlayerStatus>
}

export interface FollowingSlice<Value extends Json> extends SliceRead<Value> {
  /** Why the player may not stake this; null when he may. Pure. */
  refuses(value: Value, asked: StakeAsked): Refused | null
  /** What it is once this is committed: what reading it anew would show. Pure. */
  after(value: Value, moved: MoneyMoved): Value
}

/** The value of a following slice in one seat. */
export interface FollowedSlice {
  refuses(asked: StakeAsked): Refused | null
  after(moved: MoneyMoved): FollowedSlice
}

/** A slice as the seat holds it, whatever its value is. */
export type Slice =
  | {
      readonly name: string
      readonly isTold: true
      read(on: Queryable, player: PlayerId): Promise<ToldSlice>
      /** @param stored as a copy has it; undefined when it has none. @throws ZodError for what is no value of it. */
      kept(stored: unknown): ToldSlice
    }
  | {
      readonly name: string
      readonly isTold: false
      read(on: Queryable, player: PlayerId): Promise<FollowedSlice>
    }

/** Makes a slice; `valueIn` reads its value where a seat is at hand. */
export function tellingSlice<Value extends Json>(
  of: TellingSlice<Value>,
): Slice & {
  /** @returns what there was before the slice, of a seat without it. */
  valueIn(facts: Pick<StatusFacts, 'told'>): Value
  of(value: Value): ToldSlice
} {
  const values = new WeakMap<ToldSlice, Value>()
  const told = (value: Value): ToldSlice => {
    const held = { name: of.name, value, status: (facts: StatusFacts) => of.status(value, facts) }
    values.set(held, value)
    return held
  }
  return {
    name: of.name,
    isTold: true,
    read: async (on, player) => told(await of.read(on, player)),
    kept: (stored) => told(stored === undefined ? of.before : of.form.parse(stored)),
    valueIn: (facts) => {
      const held = facts.told.find(({ name }) => name === of.name)
      return (held && values.get(held)) ?? of.before
    },
    of: told,
  }
}

export function followingSlice<Value extends Json>(of: FollowingSlice<Value>): Slice {
  const followed = (value: Value): FollowedSlice => ({
    refuses: (asked) => of.refuses(value, asked),
    after: (moved) => followed(of.after(value, moved)),
  })
  return {
    name: of.name,
    isTold: false,
    read: async (on, player) => followed(await of.read(on, player)),
  }
}
