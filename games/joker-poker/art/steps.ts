/** Everything that is made for Joker Poker. */
import { pokerSteps } from '@fairhouse/art/poker/steps'

export const steps = pokerSteps({
  place: 'tent',
  sky: ['#ffcf6a', '#2a0608'],
  main: '#c8202c',
  accent: '#f4e2b8',
  cloth: '#0f4a7a',
  metal: '#ffd45c',
  letters: ['#fff8d8', '#ffc02e'],
  back: { ground: '#a8162a', line: '#ffe6b0' },
  cards: ['Kc', 'Kd', 'Kh', 'Ks', 'joker'],
  wild: null,
  lines: ['Joker', 'Poker'],
})
