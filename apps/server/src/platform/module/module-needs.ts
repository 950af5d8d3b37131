import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { HouseChannels } from '../house-channels.ts'
import type { KeepChild } from '../kept-child.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Outbox } from '../outbox.ts'
import type { Pictures } from '../web/pictures.ts'
import type { Traces } from '../tracing/tracer.ts'
import type { Services } from './services.ts'

/** What every house is built from. */
export interface HouseNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly bus: Pick<Bus, 'onMissed' | 'state'>
  readonly channels: HouseChannels
  readonly seedKey: Uint8Array
  readonly receiptKey: Uint8Array
  /** Where the signer's public key is kept over a restart; null: nowhere. */
  readonly signerKeyFile: string | null
  /** Name of this process among all nodes. */
  readonly node: string
  readonly config: HouseConfig
  /** Keeps programs beside the house: one of each, however many nodes there are on this machine. */
  readonly keepChild: KeepChild
  /** Undefined: nothing is traced. */
  readonly traces?: Traces | undefined
  /** Counts something from this address that was not signed as it must be. @returns seconds for which no more is taken; 0: go on. */
  readonly countForged: (address: string) => number
}

/** The settings of which modules know. */
export type HouseConfig = Pick<
  Config,
  | 'brand'
  | 'sessionIdleMinutes'
  | 'demo'
  | 'keepRoundsMonths'
  | 'archiveDir'
  | 'publicOrigin'
  | 'mail'
  | 'supportMail'
  | 'adapters'
  | 'payments'
  | 'providers'
  | 'seedKey'
  | 'rateSources'
  | 'sanctionsDir'
  | 'addressScreen'
  | 'identity'
  | 'licence'
  | 'staff'
>

/** What every module is given; of other modules it gets what they offer. */
export interface ModuleNeeds extends HouseNeeds, Services {
  readonly outbox: Outbox
  /** Pictures of games. */
  readonly pictures: Pictures
}
