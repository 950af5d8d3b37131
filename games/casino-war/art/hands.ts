import type { Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#5e1a18', line: '#e8cfa0' }

/** Two kings who face each other. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: {
    back,
    cards: [
      { card: 'Ks', x: -165, y: 6, height: 490, turn: -11, lean: [12, 12] },
      { card: 'Kh', x: 165, y: 6, height: 490, turn: 11, lean: [12, -12] },
    ],
  },
}
