import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#1a3aa0', line: '#ffe6a0' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Kh', 'Ks', 'Kd', 'Kc', 'Ah'], { height: 490, spread: 56, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: 'Kd', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
