import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#3a1f6e', line: '#f0d9a8' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Jh', 'Jd', 'Js', '7c', '7d'], { height: 480, spread: 54, lean: [10, 0] }),
  },
  card: {
    back,
    cards: [{ card: 'Jc', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
