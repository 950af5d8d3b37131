import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_290,
  uri: 'last-ball-keno',
  name: 'Last Ball Keno',
  category: 1286,
  family: 'keno',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['ocean'],
  features: [],
} satisfies GameManifest
