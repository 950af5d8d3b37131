import { expect, it } from 'vitest'
import { withoutInvented } from './without-invented.ts'

const invented = {
  id: 40_962,
  name: 'Haybale Heist',
  uri: 'Felix-HaybaleHeist',
  hasImagePreview: true,
  category: 1289,
  kind: 'slot',
  provider: 2,
  badges: [1, 15],
  mechanics: ['ways', 'jackpot'],
  rtp: 0.9549,
  volatility: 3,
  minStake: 25,
  maxStake: 12_500,
  maxWinX: 2500,
  sandbox: true,
  art: null,
} as const

it('a stand-in shows no figure, badge, preview or jackpot that was invented for it', () => {
  expect(
    withoutInvented({
      ...invented,
      badges: [...invented.badges],
      mechanics: [...invented.mechanics],
    }),
  ).toMatchObject({
    name: 'Haybale Heist',
    kind: 'slot',
    category: 1281,
    mechanics: ['ways'],
    badges: [],
    hasImagePreview: false,
    rtp: null,
    volatility: null,
    maxWinX: null,
  })
})

it('a game that can be played stays as it is', () => {
  const real = { ...invented, sandbox: false, badges: [1], mechanics: ['ways', 'jackpot'] }
  expect(withoutInvented(real)).toBe(real)
})
