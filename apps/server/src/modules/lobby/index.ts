export { createLobby, type Lobby } from './lobby.ts'
export { playerStatus, visitorStatus } from './user-status.ts'
