import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import type { Brushes } from '../screen/brushes.ts'
import type { Size } from '../screen/open-screen.ts'

/** Small lights in the air: snow falls, embers rise, dust hangs. */
export interface Ambient {
  readonly tint: number
  readonly count: number
  /** Screen heights a second; positive falls, negative rises. */
  readonly fall: number
  /** Diameter as a share of the screen's height. */
  readonly size: number
}

interface Motes {
  readonly view: Container
  drift(seconds: number): void
  layout(size: Size): void
}

export function createMotes(motion: Motion, brushes: Brushes, ambient: Ambient): Motes {
  const view = new Container()
  const motes = Array.from({ length: ambient.count }, () => {
    const sprite = new Sprite(brushes.glow)
    sprite.anchor.set(0.5)
    sprite.tint = ambient.tint
    sprite.blendMode = 'add'
    view.addChild(sprite)
    return {
      sprite,
      x: Math.random(),
      y: Math.random(),
      near: 0.4 + Math.random() * 0.6,
      wave: Math.random() * 6,
    }
  })
  let size: Size = { width: 1, height: 1 }
  let since = 0

  const draw = (): void => {
    for (const { sprite, x, y, near, wave } of motes) {
      sprite.position.set(
        (x + 0.012 * Math.sin(since * 0.6 + wave)) * size.width,
        (y * 1.1 - 0.05) * size.height,
      )
      sprite.alpha = near * (0.45 + 0.35 * Math.sin(since * 1.3 + wave))
    }
  }

  return {
    view,
    drift: (seconds) => {
      since += seconds
      for (const mote of motes) {
        mote.y += ambient.fall * mote.near * seconds
        mote.y -= Math.floor(mote.y)
      }
      if (!motion.closed) draw()
    },
    layout: (now) => {
      size = now
      for (const { sprite, near } of motes)
        sprite.setSize(Math.max(4, size.height * ambient.size * near))
      draw()
    },
  }
}
