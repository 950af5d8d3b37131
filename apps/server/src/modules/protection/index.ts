export type { OwnProtection } from './own-protection.ts'
export { protectionPort } from './ports.ts'
export { holdsBack } from './holds-back.ts'
export { isPaused } from './pause-slice.ts'
