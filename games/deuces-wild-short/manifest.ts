import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4120,
  uri: 'deuces-wild-short',
  name: 'Deuces Wild Short',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['neon-city'],
  features: [],
} satisfies GameManifest
