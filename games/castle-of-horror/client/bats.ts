import type { Size } from '@fairhouse/stage/screen/open-screen'
import type { SceneTools } from '@fairhouse/stage/families/slot/title'
import { Container, Sprite, type Texture } from '@fairhouse/stage/screen/parts'

/** Bats in the sky: a few now and then, many when something happens. */
export interface Bats {
  readonly view: Container
  swarm(): void
  layout(size: Size): void
  close(): void
}

interface Bat {
  readonly sprite: Sprite
  /** Screen widths a second; the sign is the direction. */
  readonly speed: number
  readonly height: number
  readonly wave: number
  readonly scale: number
  age: number
}

const wingBeats = 11
const swarmSize = 26

export function createBats({ motion, textures, calm }: SceneTools): Bats {
  const view = new Container()
  const frames = textures.named('bat-').map((name) => textures.get(name))
  let bats: Bat[] = []
  let size: Size = { width: 1, height: 1 }
  let nextIn = 3

  const release = (spread: number): void => {
    const bat = createBat(frames[0], spread)
    view.addChild(bat.sprite)
    bats.push(bat)
  }

  motion.loop((seconds, since) => {
    if (calm) return
    nextIn -= seconds
    if (nextIn < 0) {
      nextIn = 4 + Math.random() * 7
      release(0)
    }
    for (const bat of bats) fly(bat, { seconds, since, size, frames })
    const gone = bats.filter(isGone)
    for (const { sprite } of gone) sprite.destroy()
    if (gone.length > 0) bats = bats.filter((bat) => !isGone(bat))
  })

  return {
    view,
    swarm: () => {
      if (calm) return
      for (let number = 0; number < swarmSize; number++) release(1)
    },
    layout: (now) => {
      size = now
    },
    close: () => {
      bats = []
    },
  }
}

function createBat(texture: Texture | undefined, spread: number): Bat {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.alpha = 0
  const direction = Math.random() < 0.5 ? -1 : 1
  return {
    sprite,
    speed: direction * (0.12 + Math.random() * (0.08 + 0.25 * spread)),
    height: 0.06 + Math.random() * (0.2 + 0.5 * spread),
    wave: Math.random() * 6,
    scale: 0.35 + Math.random() * (0.3 + 0.6 * spread),
    age: -Math.random() * spread * 0.8,
  }
}

interface Sky {
  readonly seconds: number
  readonly since: number
  readonly size: Size
  readonly frames: readonly Texture[]
}

function fly(bat: Bat, { seconds, since, size, frames }: Sky): void {
  const { sprite, speed, wave } = bat
  bat.age += seconds
  const way = bat.age * Math.abs(speed)
  const across = speed > 0 ? way - 0.1 : 1.1 - way
  sprite.alpha = bat.age > 0 ? 0.9 : 0
  sprite.x = across * size.width
  sprite.y = (bat.height + 0.035 * Math.sin(bat.age * 3 + wave)) * size.height
  const scale = (bat.scale * Math.min(size.width, size.height)) / 900
  sprite.scale.set(speed > 0 ? scale : -scale, scale)
  const frame = frames[Math.floor((since + wave) * wingBeats) % Math.max(1, frames.length)]
  if (frame) sprite.texture = frame
}

const isGone = ({ age, speed }: Bat): boolean => age * Math.abs(speed) > 1.2
