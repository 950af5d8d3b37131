import type { Design } from '@fairhouse/game-math/design'

export const design = {
  targets: { rtp: 0.962, sigma: 15, hit: 0.24 },
  mechanics: ['variable rows', 'cascades', 'free spins', 'rising multiplier'],
} satisfies Design
