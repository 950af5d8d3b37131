/** Everything that is made for Deuces Wild Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'arches',
  sky: ['#3a9a8a', '#041c1a'],
  main: '#12584e',
  accent: '#f0d89a',
  cloth: '#0c4a40',
  metal: '#e8c476',
  letters: ['#fff8e0', '#5ae0b8'],
  back: { ground: '#0f5048', line: '#f3e0b0' },
  cards: ['2h', '2s', 'Qh', 'Kh', 'Ah'],
  wild: 'WILD',
  lines: ['Deuces', 'Wild', 'Classic'],
})
