/** Public pages below the language prefix, for the site map. `/login` and `/my-bets` are nobody else's business. */
export const everyPage = [
  '/',
  '/lobby',
  '/registration',
  '/provably-fair',
  '/provably-fair/verify',
  '/responsible-gaming',
  '/terms-and-conditions',
  '/privacy',
  '/credits',
] as const
