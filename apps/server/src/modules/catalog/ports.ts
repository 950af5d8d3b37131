import { port } from '#platform/module/port'
import type { Catalog } from './catalog.ts'

/** Whether somebody plays the games of this provider here. Asked whenever games are shown. */
export const playedProviders = port<(provider: number) => boolean>('who plays games of providers')

/** The games of the house, and for whom they are on. */
export const catalogPort = port<Catalog>('the games of the house')
