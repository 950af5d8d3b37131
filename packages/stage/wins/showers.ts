import type { Texture } from 'pixi.js'
import type { Size } from '../screen/open-screen.ts'
import type { Shower } from '../screen/sparks.ts'
import type { StagedLevel } from './win-level.ts'

/** Colour of each level's light. */
export const levelTints: Readonly<Record<StagedLevel, number>> = {
  nice: 0xffd27a,
  big: 0xffb347,
  mega: 0xff7a3c,
  epic: 0xff3b4e,
}

const sparkCounts: Readonly<Record<StagedLevel, number>> = {
  nice: 24,
  big: 60,
  mega: 110,
  epic: 170,
}
const coinCounts: Readonly<Record<StagedLevel, number>> = { nice: 0, big: 10, mega: 16, epic: 24 }

/** Sparks in all directions from behind the word. */
export const sparkShower = (
  spark: Texture,
  { width, height }: Size,
  level: StagedLevel,
): Shower => ({
  frames: [spark],
  x: width / 2,
  y: height * 0.42,
  count: sparkCounts[level],
  speed: [height * 0.15, height * 0.75],
  towards: -Math.PI / 2,
  spread: Math.PI,
  gravity: height * 0.5,
  life: [0.9, 2.2],
  size: [height * 0.012, height * 0.05],
  tints: [0xffffff, levelTints[level], 0xffe9a8],
  light: true,
})

/** Coins thrown up that fall out of the picture. */
export const coinFountain = (
  coins: readonly Texture[],
  { width, height }: Size,
  level: StagedLevel,
): Shower => ({
  frames: coins,
  x: width / 2,
  y: height * 0.5,
  count: coinCounts[level],
  speed: [height * 0.55, height * 1.15],
  towards: -Math.PI / 2,
  spread: 0.85,
  gravity: height * 1.25,
  life: [1.3, 2.1],
  size: [height * 0.03, height * 0.06],
  tints: [0xffffff],
  light: false,
  turn: 0.4,
})
