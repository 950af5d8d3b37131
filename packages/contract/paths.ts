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
  deposit: '/deposit/json2',
  depositMethodSelect: '/deposit-method-select/json2',
  depositMethodEdit: '/deposit-method-edit/json2',
  depositMethodDelete: '/deposit-method-delete/json2',
  depositCheck: '/deposit-check/json2',
  depositProcess: '/deposit-process/json2',
  depositResult: '/deposit-result/json2',
  depositResultCrypto: '/deposit-result-crypto/json2',
  withdrawal: '/withdrawal/json2',
  withdrawalMethodEdit: '/withdrawal-method-edit/json2',
  withdrawalProcess: '/withdrawal-process/json2',
  withdrawalReversal: '/withdrawal-reversal/json2',
  transactionHistory: '/transaction-history/json2',
  cryptoPurchaseCurrencies: '/changelly-currencies-crypto/json2',
  cryptoPurchaseOffers: '/changelly-offers/json2',
  cryptoPurchaseOrder: '/changelly-order-create/json2',
  claimBonusCode: '/bonus-code-claim/json2',
  cancelBonusCode: '/bonus-code-cancel/json2',
  compPoints: '/comp-points/json2',
  convertCompPoints: '/comp-points-convert/json2',
  monthlyMysteryPromo: '/user/monthly-mystery-promo/json2',
  miniSlotPromo: '/user/mini-slot-promo/json2',
} as const satisfies Record<CallName, `/${string}`>
