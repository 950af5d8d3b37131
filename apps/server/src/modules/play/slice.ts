import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Json } from '@fairhouse/contract/json'
import type { z } from 'zod'
import type { Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Pot } from './pot.ts'
import type { StatusFacts, ToldSlice } from './status-facts.ts'

/** What a step is about to take from the player. Amounts are minor units. */
export interface StakeAsked {
  readonly gameId: number
  /** Taken from the pocket now: a bet, or what an action takes, but for what a pot pays. */
  readonly taken: number
  /** Taken from the pot now. */
  readonly fromPot: number
  /** What the round has cost once it is taken, whoever paid. */
  readonly cost: number
  /** How the round is bet. */
  readonly mode: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** What a step has done to the player's money. Amounts are minor units. */
export interface MoneyMoved {
  readonly gameId: number
  readonly roundId: string
  /** From and to the pocket. */
  readonly taken: number
  readonly given: number
  /** From and to the pot. */
  readonly potTaken: number
  readonly potGiven: number
  /** What the round has cost and won so far. */
  readonly cost: number
  readonly payout: number
  readonly finished: boolean
  /** It ended by giving back what it cost. */
  readonly isVoid: boolean
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * A part of every seat that a module above owns: what it knows of the player, as of the seat's version. Whoever changes it otherwise than by
 * `after` calls `touchSeat` in the same transaction. A slice either tells statuses something, and stays as it was read, or follows bets; one that
 * follows may own a pot that pays stakes.
 */
export type SliceOf<Value extends Json> = TellingSlice<Value> | FollowingSlice<Value>

export interface TellingSlice<Value extends Json> {
  /** Unique; stored copies of statuses call it so. */
  readonly name: string
  /** Read on the connection given: within a transaction no other one may be waited for. */
  read(on: Queryable, player: PlayerId): Promise<Value>
  /** Reads a stored copy back: an answer that is repeated shows what it showed the first time. */
  readonly form: z.ZodType<Value>
  /** Of answers that were given before there was this slice. */
  readonly before: Value
  /** Its part of a status. Pure: the same value and facts make the same bytes. */
  status(value: Value, facts: StatusFacts): Partial<PlayerStatus>
}

export interface FollowingSlice<Value extends Json> {
  /** Unique. */
  readonly name: string
  /** As of a telling one; null where there is nothing to follow, which costs a bet nothing. */
  read(on: Queryable, player: PlayerId): Promise<Value | null>
  /** Why the player may not stake this; null when he may. Pure. */
  refuses(value: Value, asked: StakeAsked): Refused | null
  /** What it is once this is committed: what reading it anew would show. Pure. */
  after(value: Value, moved: MoneyMoved): Value
  readonly owns?: PotOwned<Value>
}

/** What a slice says of the pot that it owns. All pure. */
export interface PotOwned<Value extends Json> {
  /** Null where it has none now. */
  pot(value: Value): Pot | null
  /** What a step counts, minor units: kept with the step and summed in `play_counted`. */
  counts(value: Value, moved: MoneyMoved): number
  /** Reads back what a step was stored with: an answer that is repeated shows what it showed the first time. */
  readonly form: z.ZodType<Value>
  /** Its part of a status. */
  status(value: Value, facts: StatusFacts): Partial<PlayerStatus>
}

/** The value of a following slice in one seat. */
export interface FollowedSlice {
  refuses(asked: StakeAsked): Refused | null
  after(moved: MoneyMoved): FollowedSlice
  pot(): Pot | null
  /** Of one that owns a pot. */
  counts(moved: MoneyMoved): number
  /** What statuses show of it; null for what does not tell. */
  readonly told: ToldSlice | null
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
      read(on: Queryable, player: PlayerId): Promise<FollowedSlice | null>
      /** @param stored as a step has it. @returns null for a slice that tells nothing. @throws ZodError for what is no value of it. */
      kept(stored: unknown): ToldSlice | null
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
    const held = {
      name: of.name,
      value,
      moves: false,
      status: (facts: StatusFacts) => of.status(value, facts),
    }
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
  const { name, owns } = of
  return {
    name,
    isTold: false,
    read: async (on, player) => {
      const value = await of.read(on, player)
      return value === null ? null : followedAt(of, value)
    },
    kept: (stored) => (owns ? toldOf(of, owns.form.parse(stored)) : null),
  }
}

/** A following slice at a value, as a seat has it. Pure. */
export const followedAt = <Value extends Json>(
  of: Omit<FollowingSlice<Value>, 'read'>,
  value: Value,
): FollowedSlice => ({
  refuses: (asked) => of.refuses(value, asked),
  after: (moved) => followedAt(of, of.after(value, moved)),
  pot: () => of.owns?.pot(value) ?? null,
  counts: (moved) => of.owns?.counts(value, moved) ?? 0,
  told: toldOf(of, value),
})

const toldOf = <Value extends Json>(
  { name, owns }: Omit<FollowingSlice<Value>, 'read'>,
  value: Value,
): ToldSlice | null =>
  owns ? { name, value, moves: true, status: (facts) => owns.status(value, facts) } : null
