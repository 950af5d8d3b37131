export { ownSharedRounds } from './ports.ts'
