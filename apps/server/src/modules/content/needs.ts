import type { Banner } from '@fairhouse/contract/entities/banner'
import type { Inbox } from '#modules/inbox'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** What content is given by the house. */
export interface ContentNeeds {
  readonly database: Database
  readonly clock: Clock
  /** 32 bytes by which a preview is known to be asked for by staff. */
  readonly previewKey: Uint8Array
  /** Other nodes read anew what is shown. */
  readonly tellChanged: () => void
  /** What players are told of work that is planned, in a language. */
  readonly notices: (language: string) => readonly Banner[]
  readonly send: Inbox['send']
  /** The one gate of whatever is promoted. */
  mayPromote(on: Queryable, player: PlayerId): Promise<boolean>
  /** Those of these players who belong to a segment now; none where it is dropped. @param now epoch milliseconds. */
  playersInSegment(
    on: Queryable,
    asked: {
      readonly segment: string
      readonly players: readonly PlayerId[]
      readonly now: number
    },
  ): Promise<ReadonlySet<PlayerId>>
}
