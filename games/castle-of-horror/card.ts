import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 271,
  uri: 'castle-of-horror',
  name: 'Castle of Horror',
  category: 1281,
  engine: 'slot',
  version: 1,
  hasImagePreview: false,
  badges: [1],
  features: ['pick', 'freeSpins'],
} satisfies GameCard
