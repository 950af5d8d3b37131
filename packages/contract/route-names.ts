/** Pages that the house names in its own parts (specification, section 2, route names), with their paths below the language prefix. */
export const routeNames = {
  home: '/',
  'bonus-code': '/cashier/bonus',
  messages: '/messages',
  privacy: '/privacy',
  'promotion-comp-points': '/promotions/comp-points',
  'terms-and-conditions': '/terms-and-conditions',
  withdraw: '/cashier/withdraw',
  games: '/games',
  history: '/cashier/history',
  deposit: '/cashier/deposit',
  'edit-profile': '/edit-profile',
  'change-password': '/change-password',
  'reset-password': '/reset-password',
  'email-verification': '/email-verification',
} as const
export type RouteName = keyof typeof routeNames
