export { playerStatus } from './user-status.ts'
