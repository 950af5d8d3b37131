/** Everything that is made for Tens or Better. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'lattice',
  sky: ['#2c6aa8', '#07142a'],
  main: '#1d4f86',
  accent: '#9fd0ff',
  cloth: '#123f6e',
  metal: '#dfe6ee',
  letters: ['#ffffff', '#7fc0ff'],
  back: { ground: '#123f7a', line: '#dce9ff' },
  cards: ['Tc', 'Td', 'Th', 'Ts', '9h'],
  wild: null,
  lines: ['Tens', 'or Better'],
})
