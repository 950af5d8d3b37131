import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_296,
  uri: 'daily-pick-3',
  name: 'Daily Pick 3',
  category: 1286,
  family: 'instant',
  kind: 'lottery',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
