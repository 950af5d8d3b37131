import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4118,
  uri: 'deuces-wild',
  name: 'Deuces Wild',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['jungle'],
  features: [],
} satisfies GameManifest
