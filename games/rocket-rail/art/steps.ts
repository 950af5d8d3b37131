/** Everything that is made for Rocket Rail. */
import { fileURLToPath } from 'node:url'
import { roomSteps } from '@fairhouse/art/scenes/room-steps'
import { scene } from './scene.ts'
import { loop } from './sound.ts'
import { art } from './symbols.ts'

export const steps = roomSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  loop,
  art,
  flyer: {
    scene: 'rocket',
    tints: ['#f6ead6', '#f0572a', '#3fd8e8', '#c8a062'],
    knobs: [0, 0, 0, 0],
    extent: 1.08,
  },
  effects: ['take-off', 'burst', 'bet-in', 'count'],
})
