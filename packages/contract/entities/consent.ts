import { z } from 'zod'

/** Services outside the house that are used only once a player has agreed. */
export const outsidePurposes = ['chat', 'analytics', 'reporting'] as const

/** Something that a player agreed to or took back. */
export const consent = z.object({
  what: z.enum(['terms', 'news', ...outsidePurposes]),
  given: z.boolean(),
  /** Of the text that was read: its date. */
  version: z.string(),
  /** The player, signed in; whoever had the link of a letter; or a rule of the house. */
  by: z.enum(['player', 'link', 'house']),
  at: z.string(),
})
export type Consent = z.infer<typeof consent>
