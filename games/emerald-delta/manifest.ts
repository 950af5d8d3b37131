import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 291,
  uri: 'emerald-delta',
  name: 'Emerald Delta',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['egypt'],
  features: ['expandingWilds', 'gamble'],
} satisfies GameManifest
