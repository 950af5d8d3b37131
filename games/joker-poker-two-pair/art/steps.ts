/** Everything that is made for Joker Poker Two Pair. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'tent',
  sky: ['#6a8af0', '#0a0628'],
  main: '#3a2aa0',
  accent: '#e04a9a',
  cloth: '#2c1660',
  metal: '#ffd86a',
  letters: ['#ffffff', '#ff8ad0'],
  back: { ground: '#3c2096', line: '#ffd0ec' },
  cards: ['9s', '9d', '5c', '5h', 'joker'],
  wild: null,
  lines: ['Joker Poker', 'Two Pair'],
})
