import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import type { Channels } from '../database/virtual-database.ts'
import type { DatabaseWorld } from '../database/wire.ts'
import type { Planted } from '../plants/planted.ts'
import type { Model } from '../truth/model.ts'

/** What every node of the house shares. */
export interface HouseWorld extends DatabaseWorld {
  readonly channels: Channels
  readonly planted: Planted
  readonly model: Model
  /** By uri. */
  readonly titles: ReadonlyMap<string, Title>
  /** Numbers processes. */
  readonly generations: { next: number }
}
