import { rgb } from './colour.ts'
import type { LightRig } from './shade.ts'

const rig = (key: string, shade: string, rim: string, rimLeft: string): LightRig => ({
  key: rgb(key),
  shade: rgb(shade),
  rim: rgb(rim),
  rimLeft: rgb(rimLeft),
})

export const lights = {
  dawn: rig('#fff0da', '#4a2a5a', '#ffb46a', '#6a8cff'),
  moon: rig('#eaf1ff', '#1c2a5c', '#6fb0ff', '#a86aff'),
  fire: rig('#ffecd2', '#501a1c', '#ff7a2c', '#ffc85a'),
  neon: rig('#fbf4ff', '#2a1458', '#ff3fd0', '#2ff0ff'),
  glade: rig('#fdffe8', '#123c3a', '#a4ff6a', '#3ad6c0'),
  royal: rig('#fff4ec', '#34164e', '#c58aff', '#ff7ab8'),
} satisfies Readonly<Record<string, LightRig>>
