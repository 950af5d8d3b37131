import type { Card } from '@fairhouse/contract/families/card'
import { ranks, suits } from '@fairhouse/contract/families/ranks'
import { cardRatio } from '@fairhouse/stage/table/card-faces'
import { CardSprite } from '@fairhouse/stage/table/card-sprite'
import { createCardStripes } from '@fairhouse/stage/table/card-stripes'
import { Felt } from '@fairhouse/stage/table/felt'
import { facesOf, looks, type SceneOptions, type TableScene } from './scene.ts'

/** All faces and the back. */
export function layDeck(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(looks.green, options.sharpness)
  const faces = facesOf(options, 160)
  const cards = suits.flatMap((suit) =>
    ranks.map((rank) => new CardSprite(tools, faces, `${rank}${suit}` satisfies Card)),
  )
  cards.push(new CardSprite(tools, faces, null))
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'none', rail: 0, prints: [] })
    const columns = size.width > size.height ? 13 : 6
    const rows = Math.ceil(cards.length / columns) + 0.2
    const height = Math.min(size.width / columns / cardRatio, size.height / rows) * 0.92
    for (const [order, card] of cards.entries())
      card.stand({
        x: size.width * (((order % columns) + 0.5) / columns),
        y: (Math.floor(order / columns) + 0.55) * height * 1.08,
        height,
      })
  })
  return { play: async () => void (await Promise.all(cards.map((card) => card.turn(null)))) }
}

/** Court cards and aces, large. */
export function layCourt(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(looks.wine, options.sharpness)
  const faces = facesOf(options, 420)
  const cards = suits.flatMap((suit) =>
    (['J', 'Q', 'K', 'A'] as const).map((rank) => new CardSprite(tools, faces, `${rank}${suit}`)),
  )
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'none', rail: 0, prints: [] })
    const height = Math.min(size.height / 2.1, size.width / 8 / cardRatio / 1.06)
    for (const [order, card] of cards.entries())
      card.stand({
        x: (size.width / 8) * ((order % 8) + 0.5),
        y: size.height * (order < 8 ? 0.26 : 0.75),
        height,
      })
  })
  return { play: async () => {} }
}

/** One card on its way over, step by step. */
export function layTurn(options: SceneOptions): TableScene {
  const { screen } = options
  const felt = new Felt(looks.blue, options.sharpness)
  const faces = facesOf(options, 300)
  const steps = [0.02, 0.15, 0.3, 0.42, 0.58, 0.7, 0.85, 0.98].map((progress) => {
    const stripes = createCardStripes(faces.back, faces.face('Qs'))
    stripes.turn(progress)
    return stripes.view
  })
  screen.root.addChild(felt.view, ...steps)
  screen.onResize((size) => {
    felt.lay({ size, edge: 'round', rail: 16, prints: [] })
    for (const [order, view] of steps.entries()) {
      view.position.set(
        (size.width / 4) * ((order % 4) + 0.5),
        size.height * (order < 4 ? 0.28 : 0.73),
      )
      view.scale.set(Math.min(size.height * 0.38, size.width * 0.3))
    }
  })
  return { play: async () => {} }
}
