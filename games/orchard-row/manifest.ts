import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 263,
  uri: 'orchard-row',
  name: 'Orchard Row',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['fruit', 'classic'],
  features: ['multiplier'],
} satisfies GameManifest
