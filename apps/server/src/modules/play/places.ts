import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { PlaceRules } from '@fairhouse/jurisdictions'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { StatusFacts } from './status-facts.ts'

/** What holds for players where they are. */
export interface Places {
  /** What holds for a player; null: a visitor, of whom nobody knows the place. Pure. */
  rulesFor(facts: Pick<StatusFacts, 'told'> | null): PlaceRules
  /** What is allowed at a game of that family; null: a game of which nobody knows the kind. Pure, but for the day. */
  playRulesFor(facts: Pick<StatusFacts, 'told'> | null, family: string | null): PlayRules
  /** The same as `rulesFor`, where no facts are at hand. */
  rulesOf(on: Queryable, player: PlayerId): Promise<PlaceRules>
  /** Those of these players who are where no bonuses are allowed, or are not to be had for money that has a value. */
  withoutBonuses(on: Queryable, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>>
}
