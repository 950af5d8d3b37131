import { port } from '#platform/module/port'
import type { Catalog } from './catalog.ts'

/** The games of the house, and for whom they are on. */
export const catalogPort = port<Catalog>('the games of the house')
