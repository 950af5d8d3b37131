/** Everything that is made for Bonus Poker. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'rays',
  sky: ['#3fb26a', '#05220f'],
  main: '#1f8a48',
  accent: '#ffd257',
  cloth: '#0f5a30',
  metal: '#ecc65a',
  letters: ['#fffbe0', '#ffc62e'],
  back: { ground: '#0f6a38', line: '#fff0b8' },
  cards: ['As', 'Ah', 'Ad', 'Ac'],
  wild: null,
  lines: ['Bonus', 'Poker'],
})
