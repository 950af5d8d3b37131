import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4126,
  uri: '25-hand-deuces-wild',
  name: '25-Hand Deuces Wild',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
