import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 286,
  uri: 'samurai-ink',
  name: 'Samurai Ink',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['samurai'],
  features: ['freeSpins'],
} satisfies GameManifest
