export type { OwnProtection } from './own-protection.ts'
export { protectionPort } from './ports.ts'
export { isPaused } from './pause-slice.ts'
export { playersHeldIn } from './store/players-held-in.ts'
