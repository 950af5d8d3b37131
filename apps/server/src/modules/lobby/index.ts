export { createLobby, type Lobby } from './lobby.ts'
export { favoriteGames } from './store/favorite-games.ts'
export { playerStatus, visitorStatus } from './user-status.ts'
