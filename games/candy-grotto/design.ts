import type { Design } from '@fairhouse/game-math/design'

export const design = {
  targets: { rtp: 0.963, sigma: 13, hit: 0.29 },
  mechanics: ['cascades', 'free spins', 'multiplier bombs'],
} satisfies Design
