/** Everything that is made for Bonus Poker Deluxe. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'arches',
  sky: ['#c99a3a', '#120c04'],
  main: '#4a3510',
  accent: '#f6d98a',
  cloth: '#2b2b2e',
  metal: '#f2cf74',
  letters: ['#fffbe6', '#f3bf3e'],
  back: { ground: '#17161a', line: '#f2cf74' },
  cards: ['Kc', 'Kd', 'Kh', 'Ks'],
  wild: null,
  lines: ['Bonus', 'Poker', 'Deluxe'],
})
