import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'

/** Says for as long as a replay is on screen that it is one, and leads back. */
export function createReplayBar({ table, texts }: GameContext): HTMLElement {
  const bar = element(
    'div',
    { class: 'replay-bar', role: 'region', 'aria-label': texts.replay.banner },
    element('strong', {}, texts.replay.banner),
    element(
      'button',
      { type: 'button', class: 'button button-small', onclick: () => void table.endReplay() },
      texts.replay.close,
    ),
  )
  table.state.watch(({ phase }) => {
    bar.hidden = phase !== 'replay'
  })
  return bar
}
