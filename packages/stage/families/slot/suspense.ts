import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { type Brushes, edgeMargin } from '../../screen/brushes.ts'
import { cellSize, type SlotSkin } from './skin.ts'

/** Light over reels on which a feature is still possible. */
export interface Suspense {
  readonly view: Container
  light(reel: number, on: boolean): void
}

export function createSuspense(skin: SlotSkin, brushes: Brushes, motion: Motion): Suspense {
  const view = new Container()
  const lit = new Map<number, Container>()
  motion.loop((_, since) => {
    for (const light of lit.values()) light.alpha = 0.65 + 0.35 * Math.sin(since * 14)
  })
  return {
    view,
    light: (reel, on) => {
      if (on === lit.has(reel)) return
      if (on) {
        const light = createLight(skin, brushes)
        light.x = reel * cellSize
        lit.set(reel, view.addChild(light))
        return
      }
      lit.get(reel)?.destroy({ children: true })
      lit.delete(reel)
    },
  }
}

function createLight({ shape, suspenseLight }: SlotSkin, brushes: Brushes): Container {
  const light = new Container()
  const beam = new Sprite(brushes.beam)
  beam.setSize(cellSize * 1.3, cellSize * shape.rows * 1.15)
  beam.position.set(-cellSize * 0.15, -cellSize * shape.rows * 0.075)
  beam.alpha = 0.5
  const edge = new Sprite(brushes.reelEdge)
  edge.position.set(-edgeMargin, -edgeMargin)
  for (const sprite of [beam, edge]) {
    sprite.tint = suspenseLight
    sprite.blendMode = 'add'
    light.addChild(sprite)
  }
  return light
}
