import type { Design } from '@fairhouse/game-math/design'

export const design = {
  targets: { rtp: 0.961, sigma: 8.8, hit: 0.3 },
  mechanics: ['cascades', 'rising multiplier', 'corner wilds'],
} satisfies Design
