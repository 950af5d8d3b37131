/** What a button on an error does. */
export type ErrorButton =
  | 'reload'
  | 'goToGames'
  | 'goToDeposit'
  | 'goToBonus'
  | 'goToLogin'
  | 'goToProfile'
  | 'close'
  | 'back'

export interface RefusalEntry {
  /** The specification's number where it gives one, else a name. */
  readonly code: number | string
  readonly type: 'SERVER_ERROR'
  readonly buttons: readonly ErrorButton[]
  /** Clears what the browser knows of the player. */
  readonly logsOut?: true
  /** Stays on screen when the page changes. */
  readonly stays?: true
}

const refusal = <Entry extends Omit<RefusalEntry, 'type'>>(
  entry: Entry,
): Entry & { type: 'SERVER_ERROR' } => ({ ...entry, type: 'SERVER_ERROR' })

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
  maintenance: refusal({ code: 56, buttons: [], stays: true }),
  duplicateConnection: refusal({ code: 96, buttons: ['reload'] }),
  gameNotEnabled: refusal({ code: 99, buttons: ['goToGames'] }),
  userSuspended: refusal({ code: 155, buttons: [], stays: true }),
  roundFinished: refusal({ code: 201, buttons: ['reload'] }),
  formInvalid: refusal({ code: 'FORM_INVALID', buttons: ['close'] }),
  requestKeyReused: refusal({ code: 'REQUEST_KEY_REUSED', buttons: ['reload'] }),
  loginFailed: refusal({ code: 'LOGIN_FAILED', buttons: ['close'] }),
  roundOpen: refusal({ code: 'ROUND_OPEN', buttons: ['close'] }),
  notFound: refusal({ code: 'NOT_FOUND', buttons: ['close'] }),
} as const satisfies Record<string, RefusalEntry>

export type RefusalName = keyof typeof refusals

/** The entry behind a code of an answer, or undefined for a code that is not ours. */
export const refusalOfCode = (code: number | string): RefusalName | undefined =>
  names.find((name) => refusals[name].code === code)

const isRefusalName = (name: string): name is RefusalName => Object.hasOwn(refusals, name)
const names = Object.keys(refusals).filter(isRefusalName)
