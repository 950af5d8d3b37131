import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#1a2f6c', line: '#e6b48c' }

/** A blackjack of diamonds. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['Ad', 'Jd'], { height: 520, spread: 24, lean: [14, 4] }) },
}
