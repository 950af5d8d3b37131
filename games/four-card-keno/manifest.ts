import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_289,
  uri: 'four-card-keno',
  name: 'Four Card Keno',
  category: 1286,
  family: 'keno',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
