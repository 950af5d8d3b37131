import type { Currency } from '@fairhouse/money'
import type { Device } from './catalogue-entry.ts'

/** Somebody to whom a game is offered. What is not known of them (null) speaks against no game. */
export interface Audience {
  readonly currency: Currency | null
  /** ISO 3166, two capital letters. */
  readonly country: string | null
  readonly device: Device | null
  /** Name of the rules of their place. */
  readonly profile: string
}

/** Each names the values that meet it; an empty one is met by whatever there is. */
export interface Conditions {
  readonly currencies: readonly string[]
  readonly countries: readonly string[]
  readonly devices: readonly string[]
  readonly profiles: readonly string[]
}

export interface Rule extends Conditions {
  /** off: not offered where all conditions hold. only: offered nowhere but where all conditions hold. */
  readonly effect: 'off' | 'only'
}

/** What decides to whom a game is offered. */
export interface Terms {
  /** The house knows the game and its provider still tells it. */
  readonly listed: boolean
  /** In what it can be played, and on what. */
  readonly made: Pick<Conditions, 'currencies' | 'devices'>
  /** The game's own and its provider's. */
  readonly rules: readonly Rule[]
}

/** Whether the game is on for this audience. Pure. The order of the rules does not matter. */
export function mayOffer({ listed, made, rules }: Terms, audience: Audience): boolean {
  if (!listed) return false
  if (isOutside(made.currencies, audience.currency)) return false
  if (isOutside(made.devices, audience.device)) return false
  return rules.every((rule) =>
    rule.effect === 'off' ? !holds(rule, audience) : mayHold(rule, audience),
  )
}

/** Everything that the conditions ask for is known to be so. */
const holds = (conditions: Conditions, audience: Audience): boolean =>
  isInside(conditions.currencies, audience.currency) &&
  isInside(conditions.countries, audience.country) &&
  isInside(conditions.devices, audience.device) &&
  isInside(conditions.profiles, audience.profile)

/** Nothing that the conditions ask for is known to be otherwise. */
const mayHold = (conditions: Conditions, audience: Audience): boolean =>
  !isOutside(conditions.currencies, audience.currency) &&
  !isOutside(conditions.countries, audience.country) &&
  !isOutside(conditions.devices, audience.device) &&
  !isOutside(conditions.profiles, audience.profile)

const isInside = (values: readonly string[], value: string | null): boolean =>
  values.length === 0 || (value !== null && values.includes(value))

const isOutside = (values: readonly string[], value: string | null): boolean =>
  values.length > 0 && value !== null && !values.includes(value)
