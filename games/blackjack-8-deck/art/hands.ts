import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#4a1452', line: '#f4cc74' }

/** A straight flush of three, that a pair beside the dealer's card makes. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['Ah', 'Kh', 'Qh'], { height: 500, spread: 40, lean: [14, -4] }) },
}
