import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#8a3214', line: '#f2cf94' }

/** A card between two others. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['3c', '8h', 'Qs'], { height: 490, spread: 44, lean: [13, 4] }) },
}
