import { fan, type Hand } from '@fairhouse/art/cards/hand'

const back = { ground: '#13285c', line: '#e8cc8c' }

/** A natural nine. */
export const hands: Readonly<Record<string, Hand>> = {
  cards: { back, cards: fan(['Kd', '9h'], { height: 520, spread: 22, lean: [14, 5] }) },
}
