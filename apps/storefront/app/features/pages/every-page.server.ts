import { writtenPaths } from '../content/written-pages.server.ts'

/** Public pages below the language prefix, for the site map. `/login` and `/my-bets` are nobody else's business. */
export const everyPage: readonly string[] = [
  '/',
  '/lobby',
  '/registration',
  '/provably-fair',
  '/provably-fair/verify',
  '/credits',
  '/lotto',
  '/tournaments',
  '/mini-slot',
  '/mystery',
  '/token-climb',
  ...writtenPaths,
]
