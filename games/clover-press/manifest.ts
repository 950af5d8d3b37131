import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 302,
  uri: 'clover-press',
  name: 'Clover Press',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['fairy-tale', 'gold'],
  features: ['holdAndWin', 'fixedJackpots', 'multiplier'],
} satisfies GameManifest
