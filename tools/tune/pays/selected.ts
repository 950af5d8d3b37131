import type { Json } from '@fairhouse/contract/json'

/** What a bet selects, by name; nothing of a bet that selects nothing. */
export const selected = (selection: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(typeof selection === 'object' && selection !== null ? Object.entries(selection) : [])

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** The first name of a selection of chips: certified bets lie on one spot. */
export const spotOf = (selection: Json | undefined): string | undefined =>
  selected(selection).keys().next().value
