/** Everything that is made for Triple Double Bonus. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'nebula',
  sky: ['#3a2c8c', '#05041a'],
  main: '#5a3cd0',
  accent: '#ff6a9c',
  cloth: '#1a1650',
  metal: '#ffd27a',
  letters: ['#ffffff', '#b89cff'],
  back: { ground: '#241a6e', line: '#d8ccff' },
  cards: ['4s', 'Ac', 'Ad', 'Ah', 'As'],
  wild: null,
  lines: ['Triple', 'Double', 'Bonus'],
})
