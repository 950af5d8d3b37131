import { tellingSlice } from '#modules/play'
import { z } from 'zod'
import { favoriteGames } from './store/favorite-games.ts'

/** Games in one of a player's lists. */
const listLength = 12

/** Ids of the games marked as favourites, the newest first, and the lists of the player that they belong to. */
export const favorites = tellingSlice<readonly number[]>({
  name: 'favoriteGames',
  form: z.array(z.int()).readonly(),
  before: [],
  read: favoriteGames,
  status: (ids, { lastPlayed }) => ({
    favoriteGames: [...ids],
    gameLists: { 'last-played': lastPlayed.slice(0, listLength), favorites: [...ids] },
  }),
})
