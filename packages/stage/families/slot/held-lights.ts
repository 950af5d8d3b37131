import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { type Brushes, edgeMargin } from '../../screen/brushes.ts'
import type { SlotBoard } from './board-shape.ts'
import { cellSize, type SlotSkin } from './skin.ts'

export interface HeldLights {
  readonly view: Container
  show(board: Pick<SlotBoard, 'held' | 'expanded' | 'respins'>): void
}

/** Light around reels that stay while the others turn again. Covered reels have a light of their own. */
export function createHeldLights(skin: SlotSkin, brushes: Brushes, motion: Motion): HeldLights {
  const view = new Container()
  let lit = ''
  motion.loop((_, since) => {
    view.alpha = 0.7 + 0.3 * Math.sin(since * 4)
  })
  return {
    view,
    show: ({ held, expanded, respins }) => {
      const reels = respins === null ? [] : held.filter((reel) => !expanded.has(reel))
      if (reels.join() === lit) return
      lit = reels.join()
      for (const light of view.removeChildren()) light.destroy()
      for (const reel of reels) {
        const beam = new Sprite(brushes.beam)
        beam.setSize(cellSize * 1.2, cellSize * skin.shape.rows)
        beam.position.set((reel - 0.1) * cellSize, 0)
        beam.alpha = 0.4
        const edge = new Sprite(brushes.reelEdge)
        edge.position.set(reel * cellSize - edgeMargin, -edgeMargin)
        for (const light of [beam, edge]) {
          light.tint = skin.winLight
          light.blendMode = 'add'
          view.addChild(light)
        }
      }
    },
  }
}
