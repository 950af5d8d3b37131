import type { Answers, Refused } from '#platform/answer'

const promotionsClosed = async (): Promise<Refused> => ({
  refused: 'notPermitted',
  because: 'promotionsNotOpen',
})

/**
 * Calls of the contract whose module is not built yet. They pass all guards and are then refused with a sentence that says so; a module
 * that comes takes its lines out of here.
 */
export const notOpenYet = {
  monthlyMysteryPromo: promotionsClosed,
  miniSlotPromo: promotionsClosed,
} as const satisfies Partial<Answers>
