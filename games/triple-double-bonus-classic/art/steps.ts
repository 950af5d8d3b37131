/** Everything that is made for Triple Double Bonus Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'skyline',
  sky: ['#d87a3a', '#180a1c'],
  main: '#5a2a4a',
  accent: '#ffb45c',
  cloth: '#3a1838',
  metal: '#ffcf7a',
  letters: ['#fff4e0', '#ff9a4a'],
  back: { ground: '#4c1c40', line: '#ffd8a0' },
  cards: ['Ac', 'Ad', 'Ah', 'As', '3c'],
  wild: null,
  lines: ['Triple', 'Double Bonus', 'Classic'],
})
