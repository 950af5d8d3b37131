import type { Place } from './blocks.ts'
import { halls } from './halls.ts'
import { lands } from './lands.ts'
import { outdoors } from './outdoors.ts'
import { places } from './places.ts'

export const scenes = { ...outdoors, ...lands, ...places, ...halls } satisfies Readonly<
  Record<string, (place: Place) => void>
>
export type SceneName = keyof typeof scenes
