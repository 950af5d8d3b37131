import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import type { RealityFacts } from '../play/reality.ts'
import { openDialog } from './dialog.ts'

/** How long the player has played and what it came to, with a way out beside the way on. */
export function openRealityDialog(
  { texts, money, addresses, say }: Pick<GameContext, 'texts' | 'money' | 'addresses' | 'say'>,
  { minutes, staked, paid }: RealityFacts,
  closed: () => void,
): void {
  const { reality: words } = texts
  const net = paid - staked
  const figures = [
    [words.staked, money(staked)],
    [words.won, money(paid)],
    [net < 0 ? words.lost : words.ahead, money(Math.abs(net))],
  ] as const
  const dialog = openDialog(
    {
      title: words.title(minutes),
      closeLabel: texts.controls.close,
      kind: 'notice',
      mustAnswer: true,
      closed,
    },
    element(
      'dl',
      { class: 'reality-figures' },
      figures.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    element(
      'div',
      { class: 'buttons' },
      element(
        'button',
        { type: 'button', class: 'button button-first', onclick: () => dialog.close() },
        words.goOn,
      ),
      element('a', { class: 'button', href: addresses.lobby }, words.stop),
      element('a', { class: 'button', href: addresses.limits }, words.limits),
    ),
  )
  say(words.title(minutes))
}
