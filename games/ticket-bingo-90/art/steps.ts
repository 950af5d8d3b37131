import { fileURLToPath } from 'node:url'
import { instantSteps } from '@fairhouse/art/scenes/instant-steps'
import { scene } from './scene.ts'
import { loop } from './sound.ts'
import { art } from './symbols.ts'

export const steps = instantSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  loop,
  art,
  effects: ['peg', 'slot', 'found', 'bet-in', 'count'],
})
