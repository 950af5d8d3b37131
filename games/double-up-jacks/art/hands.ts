import type { Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#8c1222', line: '#ffdf9a' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: [
      { card: 'Jd', x: -130, y: 10, height: 500, turn: -10, lean: [10, 12] },
      { card: 'Js', x: 130, y: 10, height: 500, turn: 10, lean: [10, -12] },
    ],
  },
}
