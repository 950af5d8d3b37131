/** Everything that is made for Double Bonus Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'columns',
  sky: ['#3c6f8a', '#06161e'],
  main: '#3a6478',
  accent: '#d46a3a',
  cloth: '#0f4a52',
  metal: '#e2c890',
  letters: ['#fff8e8', '#ffb06a'],
  back: { ground: '#174e5c', line: '#f3e2b8' },
  cards: ['3c', '3d', '3h', '3s', 'As'],
  wild: null,
  lines: ['Double', 'Bonus', 'Classic'],
})
