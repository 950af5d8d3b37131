import type { GameCard } from '@fairhouse/contract/entities/card'

export const card = {
  id: 267,
  uri: 'night-train',
  name: 'Night Train',
  category: 1281,
  engine: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['classic'],
  features: ['multiplier'],
} satisfies GameCard
