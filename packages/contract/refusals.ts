/** What a button on an error does. */
export type ErrorButton =
  | 'reload'
  | 'goToGames'
  | 'goToDeposit'
  | 'goToBonus'
  | 'goToLogin'
  | 'goToRegistration'
  | 'goToProfile'
  | 'goToLimits'
  | 'goToProvider'
  | 'close'
  | 'back'

/** Where an error comes from: the house, the way there, what came back, or this browser. */
export type ErrorType =
  | 'SERVER_ERROR'
  | 'NETWORK_ERROR'
  | 'PARSER_ERROR'
  | 'GENERIC_ERROR'
  | 'UNKNOWN_ERROR'

export interface CatalogueEntry {
  /** The specification's number or name where it gives one. */
  readonly code: number | string
  readonly type: ErrorType
  readonly buttons: readonly ErrorButton[]
  /** Clears what the browser knows of the player. */
  readonly logsOut?: true
  /** Stays on screen when the page changes; without it an error closes then. */
  readonly stays?: true
}

export interface RefusalEntry extends CatalogueEntry {
  readonly type: 'SERVER_ERROR'
}

const refusal = <Entry extends Omit<RefusalEntry, 'type'>>(
  entry: Entry,
): Entry & { type: 'SERVER_ERROR' } => ({ ...entry, type: 'SERVER_ERROR' })

/** One of our own, with a code in words and one button. */
const own = <Code extends string>(
  code: Code,
  button: ErrorButton = 'close',
): { code: Code; type: 'SERVER_ERROR'; buttons: readonly [ErrorButton] } => ({
  code,
  type: 'SERVER_ERROR',
  buttons: [button],
})

/**
 * Every "no" that a player can hear from the server (specification, section 8, and contract). A refusal is an answer, not an accident.
 * Texts are in each side's language files under `refusals.<name>`.
 */
export const refusals = {
  inactivityTimeout: refusal({ code: 8, buttons: ['goToLogin'], logsOut: true }),
  notEnoughCash: refusal({ code: 12, buttons: ['goToDeposit', 'back'] }),
  notPermitted: refusal({ code: 32, buttons: ['close'] }),
  tooManyAttempts: refusal({ code: 33, buttons: ['close'] }),
  loginRequired: refusal({ code: 35, buttons: ['goToLogin'], logsOut: true }),
  csrfInvalid: refusal({ code: 42, buttons: ['reload'], stays: true }),
  maintenance: refusal({ code: 56, buttons: ['reload'], stays: true }),
  duplicateConnection: refusal({ code: 96, buttons: ['reload'] }),
  gameNotEnabled: refusal({ code: 99, buttons: ['goToGames'] }),
  /** May not play, but may still reach money and messages: the page can be put away. */
  userSuspended: refusal({ code: 155, buttons: ['close'], stays: true }),
  roundFinished: refusal({ code: 201, buttons: ['reload'] }),
  formInvalid: own('FORM_INVALID'),
  requestKeyReused: own('REQUEST_KEY_REUSED', 'reload'),
  /** The password was right; a code of the authenticator app, or a recovery code, is asked for besides. */
  otpRequired: own('OTP_REQUIRED'),
  otpWrong: own('OTP_WRONG'),
  /** Only for who gave a password or a passkey within the last minutes. */
  proofRequired: own('PROOF_REQUIRED'),
  passwordWrong: own('PASSWORD_WRONG'),
  passkeyRefused: own('PASSKEY_REFUSED'),
  tooManyPasskeys: own('TOO_MANY_PASSKEYS'),
  accountClosed: refusal({ code: 'ACCOUNT_CLOSED', buttons: ['close'], stays: true }),
  /** A guest asked for what takes an account. */
  accountFirst: refusal({ code: 'ACCOUNT_FIRST', buttons: ['goToRegistration', 'close'] }),
  /** The rules of a place, or of who plays with this browser, ask for an account. */
  guestsNotHere: refusal({ code: 'GUESTS_NOT_HERE', buttons: ['goToRegistration', 'close'] }),
  loginFailed: own('LOGIN_FAILED'),
  /** The rules of the player's place ask for more time between two bets. */
  tooSoon: own('TOO_SOON'),
  /** A round that many share has gone on: no more bets are taken, or it has burst. Nothing was taken. */
  tooLate: own('TOO_LATE'),
  /** A round may not cost so much at the player's place; `metadata.most` says how much, in minor units. */
  stakeLimit: own('STAKE_LIMIT'),
  bonusNotAllowed: refusal({ code: 269, buttons: ['goToBonus'] }),
  /** `metadata` names the game whose free spins run: `gameId`, and `uri` and `name` where it can be opened. */
  bonusLocked: refusal({ code: 296, buttons: ['goToGames'] }),
  freeSpinsInconsistent: refusal({ code: 315, buttons: ['reload'] }),
  /** `metadata.most` is the highest bet with the bonus that is active, in minor units. */
  bonusStakeLimit: refusal({ code: 'BONUS_STAKE_LIMIT', buttons: ['close', 'goToBonus'] }),
  /** The sentence says why. */
  bonusCodeInvalid: own('BONUS_CODE_INVALID'),
  /** Money that has a value is not taken from the place where the player is. */
  placeNotServed: refusal({ code: 'PLACE_NOT_SERVED', buttons: ['close'], stays: true }),
  /** The player's place asks for a deposit limit of their own before the first deposit. */
  limitFirst: refusal({ code: 'LIMIT_FIRST', buttons: ['goToLimits', 'close'] }),
  /** The player's place asks who they are before they deposit. */
  identityFirst: refusal({ code: 'IDENTITY_FIRST', buttons: ['close'] }),
  /** A limit that the player has set; `metadata` says which, what is left of it and until when. */
  ownLimit: refusal({ code: 'OWN_LIMIT', buttons: ['close', 'goToLimits'] }),
  /** The player takes a time-out or has excluded himself; `metadata.until` says until when, null for ever. */
  onPause: refusal({ code: 'ON_PAUSE', buttons: ['goToLimits', 'close'], stays: true }),
  /** The player has turned games of this kind off. */
  gamesBlocked: refusal({ code: 'GAMES_BLOCKED', buttons: ['goToLimits', 'close'] }),
  /** Nothing is played before the player gave his seed: the page of the game gives one by itself. */
  clientSeedMissing: own('CLIENT_SEED_MISSING', 'reload'),
  clientSeedFixed: own('CLIENT_SEED_FIXED', 'reload'),
  /** The house drew what comes next while it knew this seed. */
  clientSeedUsed: own('CLIENT_SEED_USED'),
  /** Another hash than the one that is next: the page is of an earlier time. */
  seedHashUnknown: own('SEED_HASH_UNKNOWN', 'reload'),
  roundOpen: own('ROUND_OPEN'),
  linkInvalid: own('LINK_INVALID'),
  notFound: own('NOT_FOUND'),
  listFull: own('LIST_FULL'),
  /** This way to pay is not there for this player, or not now. */
  methodUnavailable: own('METHOD_UNAVAILABLE'),
  /** Whoever moves the money did not answer: nothing was begun. */
  paymentUnavailable: own('PAYMENT_UNAVAILABLE'),
  /** A limit of the player's own or of his place; `metadata` says what is left. */
  depositLimit: own('DEPOSIT_LIMIT'),
  /** Nothing is paid out before the player has shown to read the mail of his address. */
  emailNotVerified: own('EMAIL_NOT_VERIFIED', 'goToProfile'),
  /** So much, or so often, is not paid out in this time. */
  withdrawalLimit: own('WITHDRAWAL_LIMIT'),
  /** What was paid in goes back the way it came first. */
  payBackFirst: own('PAY_BACK_FIRST'),
  /** It was sent, or ended, before it could be taken back. */
  notPending: own('NOT_PENDING'),
  methodsFull: own('METHODS_FULL'),
} as const satisfies Record<string, RefusalEntry>

export type RefusalName = keyof typeof refusals

/** Refusals that the specification names and that no module answers yet: browsers know them already, with texts under `refusals.<name>`. */
export const announced = {
  /** Its title is that of the account flag `changeContactEmail`. */
  invalidEmail: refusal({ code: 124, buttons: ['goToProfile'] }),
} as const satisfies Record<string, RefusalEntry>

export type ServerErrorName = RefusalName | keyof typeof announced

const clientError = (code: string, buttons: readonly ErrorButton[]): CatalogueEntry => ({
  code,
  type: 'GENERIC_ERROR',
  buttons,
})

/** What a browser finds out by itself and shows in the same way. Texts are under `client.<name>`. */
export const clientErrors = {
  externalHtmlLoadingFailed: clientError('EXTERNAL_HTML_LOADING_FAILED', ['reload', 'goToGames']),
  loadingPageError: clientError('LOADING_PAGE_ERROR', ['reload', 'goToGames']),
  gameAssetsLoadingFailed: clientError('GAME_ASSETS_LOADING_FAILED', ['reload', 'goToGames']),
  gameHelpLoadingFailed: clientError('GAME_HELP_LOADING_FAILED', ['reload']),
  /** `metadata.provider` is the uri of the provider's page. */
  providerLobbyUsed: clientError('GAME_PROVIDER_LOBBY_USED_ERROR', ['goToProvider', 'goToGames']),
  webgl: clientError('WEBGL_ERROR', ['close']),
  connectionLost: clientError('CONNECTION_LOST', ['reload', 'close']),
  pageNotFound: clientError('pageNotFound', ['goToGames']),
  /** Any code that is in neither list. */
  failure: clientError('FAILURE', ['reload', 'close']),
} as const satisfies Record<string, CatalogueEntry>

export type ClientErrorName = keyof typeof clientErrors

/** What may go wrong on the way to an answer; told by a notice with the public sentence `says` and the code (an HTTP status stands for itself). */
export const requestErrors = {
  IMPERVA_CHALLENGE: { type: 'GENERIC_ERROR', says: 'impervaChallenge' },
  NETWORK_ERROR: { type: 'NETWORK_ERROR', says: 'network' },
  FORMAT_MISMATCH: { type: 'PARSER_ERROR', says: 'generic' },
  CONTENT_TYPE_MISMATCH: { type: 'PARSER_ERROR', says: 'generic' },
} as const satisfies Record<string, { type: ErrorType; says: string }>

/** Faults that are reported and never shown: what was found is used (schema) or passed over (tabs). */
export type InnerErrorCode = 'SchemaValidationError' | 'CROSS_TAB_EVENT_ERROR'

/** The entry behind a code of an answer, or undefined for a code that is not ours. */
export const refusalOfCode = (code: number | string): RefusalName | undefined =>
  refusalNames.find((name) => refusals[name].code === code)

/** An entry of the catalogue with the place of its texts. */
export type Found =
  | { readonly group: 'refusals'; readonly name: ServerErrorName; readonly entry: CatalogueEntry }
  | { readonly group: 'client'; readonly name: ClientErrorName; readonly entry: CatalogueEntry }

/** Looks a code up in the server's errors, then in the client's; an unknown one is a failure. */
export function lookUp(code: number | string): Found {
  const refused = serverNames.find((known) => serverErrors[known].code === code)
  if (refused) return { group: 'refusals', name: refused, entry: serverErrors[refused] }
  const name = clientNames.find((known) => clientErrors[known].code === code) ?? 'failure'
  return { group: 'client', name, entry: clientErrors[name] }
}

const serverErrors: Readonly<Record<ServerErrorName, RefusalEntry>> = { ...refusals, ...announced }
const isServerName = (name: string): name is ServerErrorName => Object.hasOwn(serverErrors, name)
const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(refusals, name)
const isClientName = (name: string): name is ClientErrorName => Object.hasOwn(clientErrors, name)
const refusalNames = Object.keys(refusals).filter(isRefusalName)
const serverNames = Object.keys(serverErrors).filter(isServerName)
const clientNames = Object.keys(clientErrors).filter(isClientName)
