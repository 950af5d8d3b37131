import type { ErasureWait } from '@fairhouse/contract/erasure-choices'
import type { Retention } from '@fairhouse/jurisdictions'
import type { AccountErasure } from '#modules/identity'
import type { PlayerAsk, Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Log } from '#platform/log'
import type { Holding } from '#platform/personal-data/holding'

/** What privacy is given by the house. */
export interface PrivacyNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'error'>
  /** How long what is kept is kept, by the licence. */
  readonly keeps: Retention
  /** Of all modules, lower levels first. */
  readonly holdings: () => readonly Holding[]
  /** 32 bytes under which digests of what went are made. */
  readonly proofKey: Uint8Array
  readonly account: AccountErasure
  /** What stands against erasing a player's data now. */
  readonly waitsOf: (player: PlayerId) => Promise<ErasureWait[]>
  /** Whether the law wants it known who this player is: money moved, or they excluded themselves and that is not over. @param now epoch milliseconds. */
  readonly person: (
    on: Queryable,
    player: PlayerId,
    now: number,
  ) => Promise<{ readonly paid: boolean; readonly excluded: boolean }>
  /** Whether a letter to the player is still on its way. */
  readonly letterWaits: (on: Queryable, player: PlayerId) => Promise<boolean>
  /** Accounts that were closed before then and still say who they were. */
  readonly closedBefore: (
    on: Queryable,
    before: number,
    page: { readonly after: PlayerId | null; readonly limit: number },
  ) => Promise<PlayerId[]>
  /** The no to who may only have found an open browser; null when the player proved lately to be who they are. */
  readonly withoutProof: (ask: PlayerAsk) => Promise<Refused | null>
}
