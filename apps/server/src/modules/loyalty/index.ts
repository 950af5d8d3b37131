export { withheldFrom } from './earning/may-earn.ts'
export { giveOrRefuse, refusable } from './grant-or-refuse.ts'
export { type GiveGrant, type Grant, grants } from './ports.ts'
export { rebuildHouse } from './rebuild/rebuild-house.ts'
