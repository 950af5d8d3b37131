export { createLobby } from './lobby.ts'
export { playerStatus, visitorStatus } from './user-status.ts'
