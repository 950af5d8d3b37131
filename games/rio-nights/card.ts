import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 279,
  uri: 'rio-nights',
  name: 'Rio Nights',
  category: 1281,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['music'],
  features: ['freeSpins', 'multiplier'],
} satisfies GameCard
