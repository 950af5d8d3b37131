import { iconButton } from '../../controls/buttons.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import { element, fill } from '../../markup/element.ts'
import { type Chips, chipsIn } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import type { BetShelf } from './saved-bets.ts'

export interface SavedBetsNeeds {
  readonly cards: OpenCardsGame
  readonly closeLabel: string
  readonly shelf: BetShelf
  /** What lies there now. */
  readonly chips: Chips
  readonly use: (chips: Chips) => void
}

/** The last bet and those that the player saved, by how many chips lie where. */
export function openSavedBets({ cards, closeLabel, shelf, chips, use }: SavedBetsNeeds): void {
  const { saved } = cards.texts
  const body = element('div', { class: 'card-saved' })
  const dialog = openDialog({ title: saved.title, closeLabel }, body)
  const inWords = (bet: Chips): string =>
    Object.entries(bet)
      .map(([spot, count]) => saved.chips(cards.nameOf(spot), String(count)))
      .join(', ')
  const button = (bet: Chips): HTMLElement =>
    element(
      'button',
      {
        type: 'button',
        class: 'button card-saved-bet',
        'aria-label': saved.use(inWords(bet)),
        onclick: () => {
          use(bet)
          dialog.close()
        },
      },
      inWords(bet),
    )
  const draw = (): void => {
    const { last, kept } = shelf.now
    fill(
      body,
      chipsIn(last) === 0 ? null : [element('h3', {}, saved.last), button(last)],
      kept.length === 0
        ? element('p', { class: 'hint' }, saved.none)
        : element('h3', {}, saved.title),
      kept.map((bet) =>
        element(
          'div',
          { class: 'card-saved-row' },
          button(bet),
          iconButton('clear', saved.remove(inWords(bet)), () => {
            shelf.remove(bet)
            draw()
          }).view,
        ),
      ),
      element(
        'button',
        {
          type: 'button',
          class: 'button',
          disabled: chipsIn(chips) === 0,
          onclick: () => {
            shelf.save(chips)
            draw()
          },
        },
        saved.save,
      ),
    )
  }
  draw()
}
