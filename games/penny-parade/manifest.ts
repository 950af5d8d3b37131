import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16384,
  uri: 'penny-parade',
  name: 'Penny Parade',
  category: 1282,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['circus', 'classic'],
  features: ['freeSpins'],
} satisfies GameManifest
