import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_291,
  uri: 'fast-keno-40',
  name: 'Fast Keno 40',
  category: 1286,
  family: 'keno',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['neon-city'],
  features: [],
} satisfies GameManifest
