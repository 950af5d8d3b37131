import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 299,
  uri: 'coin-foundry',
  name: 'Coin Foundry',
  category: 1281,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['gold'],
  features: ['holdAndWin', 'fixedJackpots'],
} satisfies GameCard
