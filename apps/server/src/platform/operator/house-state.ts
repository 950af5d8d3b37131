import type { PoolUse } from '../database.ts'
import type { Counts } from '../metrics.ts'
import type { NodesTold } from './all-nodes.ts'
import type { Backup } from './backups.ts'
import type { Disk } from './machine.ts'
import type { Recent } from './recent.ts'
import type { Watched } from './watch-database.ts'

/** Everything the health page shows, at one moment. */
export interface HouseState {
  readonly now: Date
  readonly version: string
  /** Name of this process among all nodes. */
  readonly node: string
  readonly upSeconds: number
  /** Nodes of this machine; counts are of all of them. Null when it is one alone. */
  readonly nodes: NodesTold | null
  readonly mode: 'demo' | 'production' | 'house'
  /** Settings without secrets, by name. */
  readonly settings: Readonly<Record<string, string>>
  /** What calls wait for; empty when they may come. */
  readonly waitingFor: readonly string[]
  readonly counts: Counts
  readonly recent: Recent
  readonly loopP99: number | null
  readonly pool: PoolUse
  readonly database: Watched
  readonly disks: readonly Disk[]
  readonly auditIsDaily: boolean
  readonly backups: Backups
  /** What the modules find that an operator should look at. */
  readonly houseConcerns: readonly string[]
}

/** `outside`: somebody else keeps the database; `off`: nobody does. */
export type Backups =
  | { readonly type: 'outside' | 'off' }
  | { readonly type: 'on'; readonly last: Backup | null; readonly kept: number }
  | { readonly type: 'unreadable'; readonly why: string }
