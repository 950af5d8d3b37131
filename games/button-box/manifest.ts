import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16388,
  uri: 'button-box',
  name: 'Button Box',
  category: 1282,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['fairy-tale'],
  features: ['cashCollect'],
} satisfies GameManifest
