import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 16388,
  uri: 'button-box',
  name: 'Button Box',
  category: 1282,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['fairy-tale'],
  features: ['cashCollect'],
} satisfies GameCard
