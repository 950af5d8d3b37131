import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'

/** How often one asker may make a call: `count` in any window of `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
  /** Whom it counts: the network address, or the session's player. */
  readonly per: 'address' | 'player'
}

/** A form's fields: text, or a list where a key came more than once. */
type FormValues = Readonly<Record<string, string | readonly string[]>>

/** One thing a browser may ask of the server, with everything that both sides must agree on. */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodObject = z.ZodObject,
  Who extends 'anyone' | 'player' = 'anyone' | 'player',
> {
  /** One sentence for the reference. */
  readonly does: string
  /** Path below the origin (and below a language prefix); `{name}` is a parameter that joins the body. */
  readonly path: `/${string}`
  /** A second address, where the specification writes the path without its end. */
  readonly alsoAt?: `/${string}`
  /** `anyone` may ask without being signed in; `player` needs a session. */
  readonly who: Who
  /** The form body, after `formValues` made it an object of strings and lists of strings. */
  readonly body: Body
  /**
   * Reads a body that is as usual without the schema's cost, for calls that come thousands a second. Whatever it gives is what the schema
   * would; null: ask the schema.
   */
  readonly quick?: (values: FormValues) => z.output<Body> | null
  /** What comes with `status: 1`. */
  readonly reply: Reply
  /** Refusals of the call's own, on top of those that every call may meet (see `everyCallRefuses`). */
  readonly refusals: readonly RefusalName[]
  readonly rateLimit: RateLimit
  /** The answer hands the browser another session, which only a POST can do. */
  readonly setsCookies?: true
}

/** Keeps the exact types of a call's schemas and of who may make it. */
export function call<
  Body extends z.ZodType,
  Reply extends z.ZodObject,
  Who extends 'anyone' | 'player',
>(definition: Call<Body, Reply, Who>): Call<Body, Reply, Who> {
  return definition
}

export type BodyOf<Definition extends Call> = z.output<Definition['body']>
export type ReplyOf<Definition extends Call> = z.output<Definition['reply']>

/** What any call may answer before its own work begins. */
export const everyCallRefuses = ['csrfInvalid', 'formInvalid', 'maintenance'] as const
/** And a call for players. */
export const everyPlayerCallRefuses = ['loginRequired', 'inactivityTimeout'] as const
