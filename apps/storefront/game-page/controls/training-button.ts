import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import type { Training } from '../play/training.ts'

/** An entry of the menu that turns training on and off; null where there is none. */
export function createTrainingEntry(
  { texts, notice, say }: Pick<GameContext, 'texts' | 'notice' | 'say'>,
  training: Training | null,
): HTMLElement | null {
  if (!training) return null
  const button = element(
    'button',
    {
      type: 'button',
      class: 'menu-entry menu-training',
      onclick: () => {
        const on = !training.state.now.on
        training.set(on)
        const sentence = on ? texts.training.begins : texts.training.ends
        notice(sentence)
        say(sentence)
      },
    },
    texts.training.title,
  )
  training.state.watch(({ on }) => button.setAttribute('aria-pressed', String(on)))
  return button
}
