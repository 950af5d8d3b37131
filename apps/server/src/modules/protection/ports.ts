import { port } from '#platform/module/port'
import type { OwnProtection } from './own-protection.ts'

/** What is kept of how a player holds himself in, for his own copy of it. */
export const protectionPort = port<OwnProtection>('protection: own data')
