import { cardRatio } from '@fairhouse/stage/table/card-faces'
import { CardSprite } from '@fairhouse/stage/table/card-sprite'
import { Felt } from '@fairhouse/stage/table/felt'
import { ResultPlate } from '@fairhouse/stage/table/result-plate'
import { facesOf, looks, type SceneOptions, type TableScene } from './scene.ts'

const drawn = ['Ah', 'Kh', 'Qh', 'Jh', '4c'] as const

/** Five large cards, four of them held. */
export function layPoker(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(looks.blue, options.sharpness)
  const faces = facesOf(options, 340)
  const cards = drawn.map((card) => new CardSprite(tools, faces, card))
  const held = cards.map(() => new ResultPlate(tools, options.sharpness))
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view), ...held.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'round', rail: Math.max(8, size.height * 0.03), prints: [] })
    const step = (Math.min(size.width, size.height * 1.5) * 0.96) / 5
    const height = Math.min((step * 0.94) / cardRatio, size.height * 0.55)
    const y = size.height * 0.56
    for (const [order, card] of cards.entries()) {
      const x = size.width / 2 + (order - 2) * step
      card.stand({ x, y, height })
      card.hold(order < 4)
      held[order]?.stand({ x, y: y - height * 0.7, height: height * 0.12 })
      held[order]?.show(order < 4 ? { tone: 'great', text: 'HELD' } : null)
    }
  })
  return {
    play: async () => {
      await cards[4]?.turn(null)
      await cards[4]?.turn('Th')
      for (const card of cards) card.glow(0xffd76a)
      for (const plate of held) plate.show(null)
      await Promise.all(cards.map((card) => card.raise(false)))
    },
  }
}
