/** Everything that is made for Jacks or Better Classic. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'planks',
  sky: ['#8a5a2c', '#1a0d06'],
  main: '#7a4a22',
  accent: '#9c2a1e',
  cloth: '#1f5a3a',
  metal: '#d8a860',
  letters: ['#fff2d0', '#e8a83c'],
  back: { ground: '#23523a', line: '#f0dfae' },
  cards: ['Jc', 'Jd', 'Jh', 'Js', 'Kd'],
  wild: null,
  lines: ['Jacks', 'or Better', 'Classic'],
})
