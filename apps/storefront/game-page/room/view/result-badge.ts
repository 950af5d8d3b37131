import { element, write } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'

/** What the player has won in the round that is shown: over the picture, as long as the round is. */
export function createResultBadge({ state, words, money, times }: RoomContext): HTMLElement {
  const text = element('span', {})
  const view = element('p', { class: 'room-won', 'aria-hidden': 'true', hidden: true }, text)
  state.watch(({ own, round }) => {
    const won = own.filter(({ round: of, state: now }) => of === round?.id && now === 'cashed')
    view.hidden = won.length === 0
    write(
      text,
      won
        .toReversed()
        .map(({ payout, at, currency }) =>
          words.bet.won(`+${money(payout, currency)}`, times(at ?? 100)),
        )
        .join('   '),
    )
  })
  return view
}
