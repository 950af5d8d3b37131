import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_295,
  uri: 'lotto-6-49',
  name: 'Lotto 6/49',
  category: 1286,
  family: 'keno',
  kind: 'lottery',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
