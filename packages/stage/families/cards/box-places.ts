/** What lies at a box: its first hand, the one that a split made of it, its insurance, and its side bets. */
export const boxParts = ['box', 'split', 'insurance', 'pairs', 'poker'] as const
export type BoxPart = (typeof boxParts)[number]

export interface BoxPlace {
  readonly part: BoxPart
  /** From 1; null where a table has one box alone, whose hand is `hand`. */
  readonly box: number | null
}

const pattern = /^(box|split|insurance|pairs|poker)([1-9])$/

const isPart = (name: string): name is BoxPart => boxParts.some((part) => part === name)

/** Which box a hand or chips of blackjack belong to; null for what is of another game, and for the dealer. */
export function boxPlaceOf(name: string): BoxPlace | null {
  if (name === 'hand') return { part: 'box', box: null }
  if (name === 'split' || name === 'insurance') return { part: name, box: null }
  const [, part = '', box = ''] = pattern.exec(name) ?? []
  return isPart(part) ? { part, box: Number(box) } : null
}

/** Chips that lie beside a box and are settled by themselves. */
export const isSideBet = (spot: string): boolean => {
  const part = boxPlaceOf(spot)?.part
  return part === 'pairs' || part === 'poker'
}

/** A hand of cards, and not chips beside it. */
export const isPlayerHand = (name: string): boolean => {
  const part = boxPlaceOf(name)?.part
  return part === 'box' || part === 'split'
}
