/** A list of games: the specification's id and address, and whose it is. */
export interface GameList {
  readonly id: number
  /** Name in the texts and in `gameLists` of the init data and the user status. */
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
  /** The same for everybody, or made for one player. */
  readonly of: 'everybody' | 'player'
}

/**
 * All lists with a page of their own (specification, sections 2 and 3). Ids from 1101 are ours, for pages that the
 * specification gives no id. The lists of providers are in `providers`; 1004, which the specification names twice, is Ela's on provider routes:
 * there it is 0xf00010, the other id that it gives Ela.
 */
export const gameLists = [
  { id: 0, name: 'trending', path: '/trending', of: 'everybody' },
  { id: 1, name: 'new-games', path: '/new-games', of: 'everybody' },
  { id: 2, name: 'featured', path: '/featured', of: 'everybody' },
  { id: 3, name: 'slots', path: '/online-slots-real-money', of: 'everybody' },
  { id: 8, name: 'favorites', path: '/favorites', of: 'player' },
  { id: 11, name: 'all-games', path: '/games', of: 'everybody' },
  { id: 12, name: 'progressive-jackpot', path: '/progressive-games', of: 'everybody' },
  { id: 13, name: 'poker', path: '/poker', of: 'everybody' },
  { id: 16, name: 'last-played', path: '/last-played', of: 'player' },
  { id: 17, name: 'keno', path: '/keno-bingo', of: 'everybody' },
  { id: 18, name: 'lottery-games', path: '/lottery-games', of: 'everybody' },
  { id: 1003, name: 'allowed-games', path: '/allowed-games', of: 'player' },
  { id: 1004, name: 'we-suggest', path: '/we-suggest', of: 'player' },
  { id: 1101, name: 'crash-games', path: '/crash-games', of: 'everybody' },
  { id: 1102, name: 'fish-shooting', path: '/fish-shooting', of: 'everybody' },
  { id: 1103, name: 'picks-for-you', path: '/picks-for-you', of: 'player' },
  { id: 1104, name: 'provably-fair-games', path: '/provably-fair-games', of: 'everybody' },
  { id: 1105, name: 'table-games', path: '/table-games', of: 'everybody' },
] as const satisfies readonly GameList[]

/** Games found by a search (specification, section 3). */
export const searchResults = 1001

export type GameListName = (typeof gameLists)[number]['name']
