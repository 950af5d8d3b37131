import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_288,
  uri: 'keno-80',
  name: 'Keno 80',
  category: 1286,
  family: 'keno',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
