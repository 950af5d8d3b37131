import { fileURLToPath } from 'node:url'
import { kenoSteps } from '@fairhouse/art/scenes/keno-steps'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { art } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

export const steps = kenoSteps({ folder, scene, mood, art })
