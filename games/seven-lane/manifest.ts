import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 264,
  uri: 'seven-lane',
  name: 'Seven Lane',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
