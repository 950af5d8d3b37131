/** Everything that is made for Aces and Eights. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'planks',
  sky: ['#d89a4a', '#1c0c04'],
  main: '#94602c',
  accent: '#4a2410',
  cloth: '#5a3018',
  metal: '#e0a850',
  letters: ['#fff0c8', '#f0a030'],
  back: { ground: '#6a2a14', line: '#f2d8a0' },
  cards: ['8c', '8s', 'Ac', 'As', '9d'],
  wild: null,
  lines: ['Aces', 'and Eights'],
})
