import { z } from 'zod'

/** A value that JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json }

export const json: z.ZodType<Json> = z.json()

/** The same value with the keys of its objects in the order of canonical JSON: as it reads once it was stored. */
export function inKeyOrder(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(inKeyOrder)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, member]) => [key, inKeyOrder(member)]))
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
