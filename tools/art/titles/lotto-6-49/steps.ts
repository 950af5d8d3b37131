/** Everything that is made for Lotto 6/49. */
import { fileURLToPath } from 'node:url'
import { kenoSteps } from '../../scenes/keno-steps.ts'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { symbols as art } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

export const steps = kenoSteps({ folder, scene, mood, art })
