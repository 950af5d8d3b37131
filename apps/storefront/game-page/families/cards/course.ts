import type { Course } from '../../play/course.ts'

/** Blackjack: one place to bet on, and every step of a round is the player's decision. */
export const blackjackCourse: Course = {
  selects: false,
  repeats: false,
  hadFeature: null,
  decides: ({ actions }) => actions.length > 0,
  next: () => null,
  followsByItself: () => false,
  // What was put down first, whatever was doubled or split afterwards.
  levelOf: ({ events }) => {
    const bet = events.find((event) => event.type === 'cardsBet')
    return bet?.bets[0]?.stake ?? null
  },
}

/** Hands that are dealt and compared: chips on places, and one deal that ends the round. */
export const showdownCourse: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => false,
  next: () => null,
  followsByItself: () => false,
  // How many chips lay there tells no round: only what they cost together.
  levelOf: () => null,
}

/** The same where a round may wait for the player: autoplay decides for nobody. */
export const decidedCourse: Course = {
  ...showdownCourse,
  repeats: false,
  decides: ({ actions }) => actions.length > 0,
}
