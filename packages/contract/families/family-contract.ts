import type { z } from 'zod'
import type { GameMechanic } from '../entities/game-mechanics.ts'
import type { GameKind } from '../entities/game-words.ts'
import type { Json } from '../json.ts'
import type { MoneyPaths } from './money-paths.ts'

/**
 * What a family of games says on the wire. A family is a folder beside this file whose `family.ts` exports one of these under the family's name;
 * `npm run generate` writes the list of all (`all.ts`). Names of events and of actions are unique among all families.
 */
export interface FamilyContract {
  /** Where lists and filters put its games, unless a game's manifest says otherwise. */
  readonly kind: GameKind
  /** Kinds of events that only it tells. */
  readonly events: readonly z.ZodObject<{ readonly type: z.ZodLiteral<string> }>[]
  readonly money: MoneyPaths
  /** Types of events whose `pay` adds to the round's total; every other amount repeats what one of these has told. */
  readonly paying: readonly string[]
  /**
   * What it may offer the player in an open round. An action that takes money says so: `cost`, pay units in mathematics, minor units on the wire,
   * is taken before anything is drawn, and the action is refused when the player has not got it.
   */
  readonly actions: readonly z.ZodObject<{ readonly type: z.ZodLiteral<string> }>[]
  readonly actionNames: readonly string[]
  /** Those of them by which a player doubles or loses what a round has won: rules of a place may forbid them, and after them a round may have won less. */
  readonly doubling?: readonly string[]
  /** Form of the `data` that an action is sent with, by its name; others carry none. */
  readonly actionData: { readonly [action: string]: z.ZodType<Json> }
  /** Form of the `data` that a bet is sent with: what it is on; null where there is nothing to select. */
  readonly selection: z.ZodType<Json> | null
  readonly paytable: z.ZodObject<{ readonly family: z.ZodLiteral<string> }>
  /** What lists and the page about a game tell of it by its paytable, which is one of this family; without this, nothing but its manifest. */
  traits?(paytable: { readonly family: string }): PayTraits
}

/** What a paytable says to who compares games. */
export interface PayTraits {
  /** How it pays, before what the manifest names. */
  readonly mechanics: readonly GameMechanic[]
  /** Columns and rows, such as `5x3`; null where there are none. */
  readonly grid: string | null
  /** In how many ways it pays: lines where its mechanics say `lines`, ways where they say `ways`. */
  readonly ways: number | null
}
