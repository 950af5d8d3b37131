import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4099,
  uri: 'jacks-or-better',
  name: 'Jacks or Better',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
