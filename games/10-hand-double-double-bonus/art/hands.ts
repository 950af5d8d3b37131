import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#6a0f6e', line: '#ffc8f4' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['As', 'Ad', 'Ah', 'Ac', '3s'], { height: 490, spread: 56, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: '4h', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
