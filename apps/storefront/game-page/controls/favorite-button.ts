import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'

/** The heart in the menu: marks the game as a favourite. One for the page, however often the menu is opened. */
export function createFavoriteButton({
  favorite,
  texts,
}: Pick<GameContext, 'favorite' | 'texts'>): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'menu-entry menu-heart', onclick: () => void favorite.toggle() },
    icon('heart'),
    texts.menu.favorite,
  )
  favorite.state.watch(({ marked }) => button.setAttribute('aria-pressed', String(marked)))
  return button
}
