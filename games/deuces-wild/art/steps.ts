/** Everything that is made for Deuces Wild. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'leaves',
  sky: ['#8fd04a', '#06220c'],
  main: '#2a8a3a',
  accent: '#7ad03a',
  cloth: '#135a34',
  metal: '#ffd85a',
  letters: ['#fffce0', '#c8f03a'],
  back: { ground: '#14683a', line: '#fff0b0' },
  cards: ['2c', '2d', '2h', '2s', 'As'],
  wild: 'WILD',
  lines: ['Deuces', 'Wild'],
})
