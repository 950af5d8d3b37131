import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** Flags of which the player is told wherever he is. Whether the address is proven has an indicator of its own. */
export type ToldFlag = Exclude<keyof PlayerStatus['userFlags'], 'verifyContactEmail'>

export interface FlagRule {
  /** Where the player acts on it, below the language prefix; null: only support can. */
  readonly target: string | null
  /** Leads there by itself. */
  readonly forces: boolean
  /** And ends the session on the way. */
  readonly logsOut: boolean
}

/** Where each flag leads (specification, section 4), the most urgent first. */
export const flagRules = {
  passwordRecovery: { target: '/reset-password', forces: true, logsOut: true },
  password: { target: '/change-password', forces: true, logsOut: false },
  changeContactEmail: { target: '/edit-profile', forces: true, logsOut: false },
  birthDate: { target: null, forces: false, logsOut: false },
  contactAddress: { target: '/edit-profile', forces: false, logsOut: false },
  phone: { target: '/edit-profile', forces: false, logsOut: false },
  terms: { target: '/terms-and-conditions', forces: false, logsOut: false },
} as const satisfies Record<ToldFlag, FlagRule>

/** Whether a name is that of a flag that is told. */
export const isTold = (name: string): name is ToldFlag => Object.hasOwn(flagRules, name)
const inOrder = Object.keys(flagRules).filter(isTold)

/** The flags that are raised, the most urgent first. */
export const raisedFlags = (flags: PlayerStatus['userFlags']): readonly ToldFlag[] =>
  inOrder.filter((flag) => flags[flag])

/** Pages on which somebody signs in: where he goes on from there is decided there, and flags wait until he is through. */
const doors = ['/login', '/registration']

/**
 * Where the player is led by the most urgent flag that has not led him yet; null when none does.
 * @param here path below the language prefix.
 * @param led flags that have led the player since they were raised; he may go on afterwards, and is told.
 */
export function leadingFlag(
  raised: readonly ToldFlag[],
  led: ReadonlySet<ToldFlag>,
  here: string,
): ToldFlag | null {
  if (doors.includes(here)) return null
  return raised.find((flag) => flagRules[flag].forces && !led.has(flag)) ?? null
}

/** The flags that are told on a page: all that are raised but those that are acted on there. */
export const toldFlags = (raised: readonly ToldFlag[], here: string): readonly ToldFlag[] =>
  raised.filter((flag) => flagRules[flag].target !== here)
