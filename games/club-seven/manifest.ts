import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16397,
  uri: 'club-seven',
  name: 'Club Seven',
  category: 1287,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['classic'],
  features: ['multiplier'],
} satisfies GameManifest
