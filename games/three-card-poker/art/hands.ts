import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#4a1868', line: '#f0cf94' }

/** The highest straight flush. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['Qs', 'Ks', 'As'], { height: 500, spread: 34, lean: [13, 4] }) },
}
