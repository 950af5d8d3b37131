import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#4a1680', line: '#ffe09a' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Ts', 'Js', 'Qs', 'Ks', 'As'], { height: 500, spread: 56, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: 'Qs', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
