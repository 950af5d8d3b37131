import type { RefusalName } from '@fairhouse/contract/refusals'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { callNames } from '../http/call-names.ts'

/** What is known of an ask before it is answered. Counts are of the last minutes, over all nodes. */
export interface RiskFacts {
  /** Attempts that failed or were stopped, less the challenges solved, of this network address in 15 minutes. */
  readonly failuresOfAddress: number
  /** The same of everybody in a minute. */
  readonly failuresOfHouse: number
  /** Accounts opened from this network address within an hour. */
  readonly registrationsOfAddress: number
  /** Part of the call's own rate limit that whoever it counts has used up, 0 to 1. */
  readonly shareOfLimit: number
  /** What is strange about the program that asks; see `odditiesOf`. */
  readonly oddities: number
  /** 1 while the operator has every attempt challenged (`CHALLENGE=always`). */
  readonly alert: number
}

/** Raises the challenge when all of its conditions hold. */
export interface RiskRule {
  readonly name: string
  readonly guards: ReadonlySet<CallName>
  readonly when: Readonly<Partial<Record<keyof RiskFacts, number>>>
}

/** An answer with one of these is an attempt that failed. */
export const failedAttempts: readonly RefusalName[] = [
  'loginFailed',
  'otpWrong',
  'passwordWrong',
  'tooManyAttempts',
]

/** Calls in which strangers try secrets or open accounts: those that may answer so. */
const attempts: ReadonlySet<CallName> = new Set(
  callNames.filter((name) => {
    const own: readonly RefusalName[] = calls[name].refusals
    return calls[name].who === 'anyone' && failedAttempts.some((refusal) => own.includes(refusal))
  }),
)

/** Asked by every page, or in the middle of a round, which nothing may hold up. */
const neverGuarded: readonly CallName[] = ['status', 'logOut', 'play']
const everything: ReadonlySet<CallName> = new Set(
  callNames.filter((name) => !neverGuarded.includes(name)),
)

/** Calls that open accounts, those of guests among them. */
export const opensAccounts: ReadonlySet<CallName> = new Set(['register', 'playAsGuest'])

/**
 * When a challenge is raised. A number is the least that a fact must be. An odd program alone is no harm: many honest ones are odd, so
 * it only lowers what is borne of it.
 */
const riskRules: readonly RiskRule[] = [
  { name: 'address guesses', guards: attempts, when: { failuresOfAddress: 10 } },
  { name: 'odd program guesses', guards: attempts, when: { oddities: 2, failuresOfAddress: 6 } },
  { name: 'house is guessed at', guards: attempts, when: { failuresOfHouse: 100 } },
  {
    name: 'address opens accounts',
    guards: opensAccounts,
    when: { registrationsOfAddress: 12 },
  },
  {
    name: 'odd program opens accounts',
    guards: opensAccounts,
    when: { oddities: 2, registrationsOfAddress: 8 },
  },
  { name: 'limit is near', guards: everything, when: { shareOfLimit: 0.8 } },
  { name: 'alert', guards: attempts, when: { alert: 1 } },
]

/** Names of the rules that raise the challenge for this call; none: it is answered. */
export const rulesRaised = (
  call: CallName,
  facts: RiskFacts,
  rules: readonly RiskRule[] = riskRules,
): string[] =>
  rules.filter(({ guards, when }) => guards.has(call) && holds(when, facts)).map(({ name }) => name)

/** Whether any rule could raise the challenge for this call. */
export const isGuarded = (call: CallName): boolean => everything.has(call)

const holds = (when: RiskRule['when'], facts: RiskFacts): boolean =>
  factNames.every((fact) => when[fact] === undefined || facts[fact] >= when[fact])

const factNames = [
  'failuresOfAddress',
  'failuresOfHouse',
  'registrationsOfAddress',
  'shareOfLimit',
  'oddities',
  'alert',
] as const satisfies readonly (keyof RiskFacts)[]
