import { z } from 'zod'

/** What the action takes beside what the round has cost. */
const cost = z.int().min(1)
/** Which of the player's hands it is for; not said where there can be one alone. */
const hand = z.string()

/** What a player may do next in a round of cards. */
export const cardsActions = [
  z.object({ type: z.literal('hit'), hand }),
  z.object({ type: z.literal('stand'), hand }),
  /** As much again on the hand, and one more card. */
  z.object({ type: z.literal('double'), hand, cost }),
  /** Two cards of the same value become two hands with the same stake each. */
  z.object({ type: z.literal('split'), hand, cost }),
  /** Against the dealer's blackjack, before the dealer looks. */
  z.object({ type: z.literal('insure'), hand: hand.optional(), cost }),
  z.object({ type: z.literal('noInsurance'), hand: hand.optional() }),
] as const
export type CardsAction = z.infer<(typeof cardsActions)[number]>

export const cardsActionNames = [
  'hit',
  'stand',
  'double',
  'split',
  'insure',
  'noInsurance',
] as const
export type CardsActionName = (typeof cardsActionNames)[number]
