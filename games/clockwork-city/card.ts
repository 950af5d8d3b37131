import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 278,
  uri: 'clockwork-city',
  name: 'Clockwork City',
  category: 1281,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['robots'],
  features: ['nudgingWilds', 'stackedWilds'],
} satisfies GameCard
