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
  /** After a tie of casino war: as much again, and another card each. */
  z.object({ type: z.literal('goToWar'), cost }),
  /** Ends the round for half of the bet. */
  z.object({ type: z.literal('giveUp') }),
  /** As much again on what comes next. */
  z.object({ type: z.literal('raise'), cost }),
  /** Goes on without a raise. */
  z.object({ type: z.literal('call') }),
  /** As much again on the hand against the dealer's. */
  z.object({ type: z.literal('playOn'), cost }),
  /** Gives the hand and what was bet on it away. */
  z.object({ type: z.literal('fold') }),
] as const
export type CardsAction = z.infer<(typeof cardsActions)[number]>

export const cardsActionNames = [
  'hit',
  'stand',
  'double',
  'split',
  'insure',
  'noInsurance',
  'goToWar',
  'giveUp',
  'raise',
  'call',
  'playOn',
  'fold',
] as const
export type CardsActionName = (typeof cardsActionNames)[number]
