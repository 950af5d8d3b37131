export { PostgresFault, type PostgresFaultKind } from './postgres-fault.ts'
export type { ServerDeath } from './keep-alive.ts'
export { type EmbeddedPostgres, type StartOptions, startPostgres } from './start-postgres.ts'
