import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 271,
  uri: 'castle-of-horror',
  name: 'Castle of Horror',
  category: 1281,
  family: 'slot',
  version: 2,
  hasImagePreview: false,
  since: '2026-11-01',
  themes: ['horror'],
  features: ['expandingWilds', 'pick', 'freeSpins', 'stickyWilds'],
} satisfies GameManifest
