import type { Identity } from '#modules/identity'
import type { Play } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

/** What sharing is given by the house. */
export interface SharingNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly identity: Pick<Identity, 'maskedLogins'>
  readonly play: Pick<Play, 'roundOf'>
}
