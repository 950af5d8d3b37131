import { port } from '#platform/module/port'
import type { Catalog } from './catalog.ts'
import type { PlayedProviders } from './played-providers.ts'

/** Who plays games of providers. */
export const playedProviders = port<PlayedProviders>('who plays games of providers')

/** The games of the house, and for whom they are on. */
export const catalogPort = port<Catalog>('the games of the house')
