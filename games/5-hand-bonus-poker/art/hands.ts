import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#0f5a3c', line: '#f4e2a0' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['As', 'Ah', 'Ad', 'Ac', 'Kh'], { height: 490, spread: 56, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: '2h', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
