import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#9a2a0c', line: '#ffe0a0' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Ah', 'As', 'Ad', '8c', '8h'], { height: 480, spread: 54, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: 'Ac', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
