import type { Course } from '../../play/course.ts'

/** Blackjack: chips on boxes, and every step of a round is the player's decision. */
export const blackjackCourse: Course = {
  selects: true,
  repeats: false,
  hadFeature: null,
  decides: ({ actions }) => actions.length > 0,
  next: () => null,
  followsByItself: () => false,
  // How many chips lay there tells no round: only what they cost together.
  levelOf: () => null,
}

/** Hands that are dealt and compared: chips on places, and one deal that ends the round. */
export const showdownCourse: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => false,
  next: () => null,
  followsByItself: () => false,
  // As of blackjack.
  levelOf: () => null,
}

/** The same where a round may wait for the player: autoplay decides for nobody. */
export const decidedCourse: Course = {
  ...showdownCourse,
  repeats: false,
  decides: ({ actions }) => actions.length > 0,
}
