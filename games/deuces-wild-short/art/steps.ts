/** Everything that is made for Deuces Wild Short. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'rings',
  sky: ['#0f6a5a', '#02140f'],
  main: '#2affa0',
  accent: '#ffe23a',
  cloth: '#0a3a30',
  metal: '#ff8a3a',
  letters: ['#ffffff', '#4affa8'],
  back: { ground: '#0a4a3c', line: '#a8ffd8' },
  cards: ['2d', '2c', '9c', '9h'],
  wild: 'WILD',
  lines: ['Deuces', 'Wild', 'Short'],
})
