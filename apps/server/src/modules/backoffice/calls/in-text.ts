import type { Json } from '@fairhouse/contract/json'

/** A value of a row of another module's, as staff read it. */
export const inText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
