export { oneGate } from './one-gate.ts'
export { playerStatus } from './user-status.ts'
