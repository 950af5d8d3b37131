import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 16416,
  uri: 'gold-rush-link',
  name: 'Gold Rush Link',
  category: 1289,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['wild-west', 'gold'],
  features: ['holdAndWin', 'fixedJackpots', 'jackpot'],
} satisfies GameCard
