import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 305,
  uri: 'carnival-wheel',
  name: 'Carnival Wheel',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['circus'],
  features: ['wheel', 'multiplier', 'fixedJackpots'],
} satisfies GameManifest
