import { port } from '#platform/module/port'
import type { Catalog } from './catalog.ts'

/** Whether somebody plays a provider's games here; `away`: somebody does, but does not answer now. */
export type PlayedNow = 'played' | 'away' | 'nobody'

/** Who plays games of providers. Asked whenever games are shown. */
export interface PlayedProviders {
  of(this: void, provider: number): PlayedNow
  /** Another value when what `of` says may have changed. */
  stamp(this: void): number
}
export const playedProviders = port<PlayedProviders>('who plays games of providers')

/** The games of the house, and for whom they are on. */
export const catalogPort = port<Catalog>('the games of the house')
