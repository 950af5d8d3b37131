import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#0a4a66', line: '#b8f4f0' }

/** Cards of the posters. */
export const hands: Readonly<Record<string, Hand>> = {
  fan: {
    back,
    cards: fan(['Jh', 'Js', 'Ad', 'Jd', 'Ac', 'Jc', 'As'], {
      height: 440,
      spread: 74,
      lean: [10, 0],
    }),
  },
  card: {
    back,
    cards: [{ card: 'Ah', x: 0, y: 0, height: 480, turn: -6, lean: [18, 24] }],
  },
}
