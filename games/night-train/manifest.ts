import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 267,
  uri: 'night-train',
  name: 'Night Train',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['classic'],
  features: ['multiplier'],
} satisfies GameManifest
