/** Everything that is made for Double Double Bonus. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'facets',
  sky: ['#4ad0e8', '#04182a'],
  main: '#1583b8',
  accent: '#c8f6ff',
  cloth: '#0c3a5e',
  metal: '#e8f2fa',
  letters: ['#ffffff', '#5ad8ff'],
  back: { ground: '#0d4a78', line: '#c8f2ff' },
  cards: ['As', 'Ah', 'Ad', 'Ac', '2d'],
  wild: null,
  lines: ['Double', 'Double', 'Bonus'],
})
