import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 276,
  uri: 'tea-garden',
  name: 'Tea Garden',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['lanterns'],
  features: ['bothWays', 'respins'],
} satisfies GameManifest
