import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#8c1230', line: '#f3dfae' }

/** A royal flush in hearts, and one more jack. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Th', 'Jh', 'Qh', 'Kh', 'Ah'], { height: 500, spread: 56, lean: [10, 0] }),
  },
  jack: {
    back,
    cards: [{ card: 'Js', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
