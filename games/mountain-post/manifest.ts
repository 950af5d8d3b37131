import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 283,
  uri: 'mountain-post',
  name: 'Mountain Post',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['forest'],
  features: ['freeSpins'],
} satisfies GameManifest
