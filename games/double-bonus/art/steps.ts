/** Everything that is made for Double Bonus. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'rings',
  sky: ['#5a1e8a', '#0c0418'],
  main: '#ff3fb4',
  accent: '#38e2ff',
  cloth: '#2a1150',
  metal: '#ffd84a',
  letters: ['#ffffff', '#ff6ad0'],
  back: { ground: '#3a1470', line: '#6ee6ff' },
  cards: ['As', 'Ah', 'Ad', 'Ac', '3h'],
  wild: null,
  lines: ['Double', 'Bonus'],
})
