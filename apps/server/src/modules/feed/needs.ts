import type { Catalog } from '#modules/catalog'
import type { Identity } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { HouseChannels } from '#platform/house-channels'
import type { Log } from '#platform/log'

/** What the feed is given by the house. */
export interface FeedNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly identity: Pick<Identity, 'maskedLogins'>
  readonly offered: Catalog['offered']
  /** Tells all nodes, this one too. */
  readonly tell: HouseChannels['feed']['publish']
}
