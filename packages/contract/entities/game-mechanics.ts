/** How a slot pays; its paytable says which. */
export const payMechanics = ['lines', 'ways', 'cluster', 'scatterPays'] as const

/** What else games are built of. */
export const gameFeatures = [
  'bothWays',
  'variableRows',
  'cascade',
  'freeSpins',
  'bonusBuy',
  'multiplier',
  'expandingWilds',
  'stickyWilds',
  'stackedWilds',
  'walkingWilds',
  'nudgingWilds',
  'randomWilds',
  'expandingSymbols',
  'stickySymbols',
  'colossalSymbols',
  'mysterySymbols',
  'symbolUpgrade',
  'cashCollect',
  'holdAndWin',
  'respins',
  'pick',
  'wheel',
  'trail',
  'gamble',
  'fixedJackpots',
  /** Progressive ones. */
  'jackpot',
  'autoCashOut',
  'twoBets',
  'cannons',
  'bosses',
  'quickPick',
  'extraBalls',
  'sideBets',
  'singleZero',
  'multiHand',
] as const
export type GameFeature = (typeof gameFeatures)[number]

/** What games are built of, how a slot pays first. */
export const gameMechanics = [...payMechanics, ...gameFeatures] as const
export type GameMechanic = (typeof gameMechanics)[number]
