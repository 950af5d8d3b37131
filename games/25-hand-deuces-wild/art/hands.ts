import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#0f6a62', line: '#ffe6b0' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['2s', '2h', '2d', '2c', 'As'], { height: 490, spread: 56, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: '2h', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
