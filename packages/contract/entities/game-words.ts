/** What sort of game it is; lists and filters go by it. */
export const gameKinds = [
  'slot',
  'poker',
  'table',
  'roulette',
  'keno',
  'bingo',
  'lottery',
  'crash',
  'fish',
] as const
export type GameKind = (typeof gameKinds)[number]

/** Kinds of live rooms, in which many play one round. */
export const gameRooms = ['crash', 'bingo'] as const
export type GameRoom = (typeof gameRooms)[number]

/** Worlds in which games are set, each with a scene of its own. The first of a game's themes is its scene. */
export const gameThemes = [
  'egypt',
  'fruit',
  'classic',
  'gems',
  'gold',
  'ocean',
  'pirates',
  'space',
  'robots',
  'neon-city',
  'jungle',
  'aztec',
  'safari',
  'farm',
  'forest',
  'winter',
  'vikings',
  'mythology',
  'rome',
  'samurai',
  'lanterns',
  'dragons',
  'arabia',
  'wild-west',
  'candy',
  'food',
  'fairy-tale',
  'magic',
  'horror',
  'circus',
  'music',
  'sports',
] as const
export type GameTheme = (typeof gameThemes)[number]

/** Badges of tiles (specification, section 3). */
export const gameBadges = { newGame: 1, favorite: 8, gameOfTheMonth: 15 } as const
