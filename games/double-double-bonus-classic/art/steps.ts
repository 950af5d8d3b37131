/** Everything that is made for Double Double Bonus Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'lattice',
  sky: ['#8a3a6a', '#1c0616'],
  main: '#6a1f4c',
  accent: '#e8a0c8',
  cloth: '#4a1436',
  metal: '#e4c07c',
  letters: ['#fff0f6', '#f090c0'],
  back: { ground: '#5c1640', line: '#f6d0e4' },
  cards: ['2c', '2d', '2h', '2s', 'Ah'],
  wild: null,
  lines: ['Double', 'Double Bonus', 'Classic'],
})
