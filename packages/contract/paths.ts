import type { CallName } from './calls/all.ts'

/**
 * Where each call lives, without the schemas: a browser that only asks need not load zod for a path. The compiler holds it to the
 * calls' names, tests to their paths.
 */
export const paths = {
  register: '/user/registration/json2',
  logIn: '/user/login/json2',
  logOut: '/user/logout/json2',
  status: '/user/status/json2',
  topUp: '/user/credits-top-up/json2',
  openGame: '/game/{uri}/open/json2',
  play: '/game/{uri}/play/json2',
  gameHistory: '/game/{uri}/history/json2',
  roundDetail: '/game/round/json2',
  rotateSeed: '/fairness/rotate/json2',
  currentFairness: '/fairness/status/json2',
  lastWinners: '/last-winners/json2',
} as const satisfies Record<CallName, `/${string}`>
