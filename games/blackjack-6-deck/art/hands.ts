import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#0d5a3c', line: '#f0d58c' }

/** A blackjack in spades. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['As', 'Ks'], { height: 520, spread: 24, lean: [14, -4] }) },
}
