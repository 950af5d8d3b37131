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
