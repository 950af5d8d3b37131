import type { Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#7a0f18', line: '#f7cf7a' }

/** A card for each. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: {
    back,
    cards: [
      { card: 'Kd', x: -150, y: 8, height: 480, turn: -13, lean: [12, 10] },
      { card: 'As', x: 150, y: 8, height: 480, turn: 13, lean: [12, -10] },
    ],
  },
}
