import { z } from 'zod'
import type { Right } from './rights.ts'

/** Why something was not done, for staff. */
export const staffRefusals = [
  'notFound',
  'soAlready',
  'tooLittle',
  'ownRequest',
  'decidedAlready',
  'closed',
  'closedByCase',
  'noBonuses',
  'roundOpen',
  'notBegun',
  'tooOften',
  'tooMuch',
  'inThePast',
  'worthMore',
  'stillPlayed',
  'passkeyRefused',
  'tooManyPasskeys',
  'codeWrong',
  'passwordWrong',
  'triedTooOften',
  'lastFactor',
  'noSecondFactor',
  'secondFactorNeeded',
  'notPending',
  'saidBefore',
  'ownChange',
  'ownAnswer',
  'nothingSaid',
  'waitsForIdentity',
  'waitsForWallet',
  'waitsForAddress',
  'notJudged',
  'aboveDeposit',
  'unavailable',
] as const
export type StaffRefusal = (typeof staffRefusals)[number]

/** One thing that the back office may ask of the server: `POST /desk/api/<name>`. No player's page knows of it. */
export interface StaffCall<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** One sentence for who reads the list. */
  readonly does: string
  /** Who may; null: everybody who works here. */
  readonly right: Right | null
  /** It is dangerous: who asks must have shown within five minutes to be themselves, by signing in or since. */
  readonly proof?: true
  /** It is open to who still has to set up a second factor. */
  readonly beforeFactor?: true
  readonly body: Body
  readonly reply: Reply
  /**
   * The player whose personal data the answer shows: that somebody read it is written into the chain of deeds before it is answered.
   * A call that finds players writes down itself whom it showed.
   */
  readonly shows?: (body: z.output<Body>) => number
}

/** Keeps the exact types of a call's schemas. */
export const staffCall = <Body extends z.ZodType, Reply extends z.ZodType>(
  definition: StaffCall<Body, Reply>,
): StaffCall<Body, Reply> => definition

/** What comes back with HTTP 200. Whoever is not signed in hears 401, whoever may not 403, and a body that cannot be read is 400. */
export const answerOf = <Reply extends z.ZodType>(reply: Reply) =>
  z.discriminatedUnion('done', [
    z.object({ done: z.literal(true), reply }),
    z.object({ done: z.literal(false), refused: z.enum(staffRefusals) }),
  ])

export type StaffBody<Call extends StaffCall> = z.output<Call['body']>
export type StaffReply<Call extends StaffCall> = z.output<Call['reply']>
