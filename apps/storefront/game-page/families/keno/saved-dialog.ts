import { iconButton } from '../../controls/buttons.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import { element, fill } from '../../markup/element.ts'
import type { TicketShelf } from './saved-tickets.ts'
import type { KenoTexts } from './texts/en.ts'

export interface SavedDialogNeeds {
  readonly texts: KenoTexts
  readonly closeLabel: string
  readonly shelf: TicketShelf
  /** What is on the ticket now. */
  readonly spots: readonly number[]
  readonly use: (spots: readonly number[]) => void
}

/** The last ticket and those that the player saved. */
export function openSavedDialog({ texts, closeLabel, shelf, spots, use }: SavedDialogNeeds): void {
  const { saved } = texts
  const body = element('div', { class: 'keno-saved' })
  const dialog = openDialog({ title: saved.title, closeLabel }, body)
  const take = (ticket: readonly number[]): void => {
    use(ticket)
    dialog.close()
  }
  const draw = (): void => {
    const { last, favorites } = shelf.now
    const save = element(
      'button',
      {
        type: 'button',
        class: 'button',
        disabled: spots.length === 0,
        onclick: () => {
          shelf.save(spots)
          draw()
        },
      },
      saved.save,
    )
    fill(
      body,
      last.length === 0 ? null : element('h3', {}, saved.last),
      last.length === 0 ? null : ticketButton(last, saved.use(inWords(last)), take),
      favorites.length === 0 ? element('p', { class: 'hint' }, saved.none) : null,
      favorites.map((ticket) =>
        element(
          'div',
          { class: 'keno-saved-row' },
          ticketButton(ticket, saved.use(inWords(ticket)), take),
          iconButton('clear', saved.remove(inWords(ticket)), () => {
            shelf.remove(ticket)
            draw()
          }).view,
        ),
      ),
      save,
    )
  }
  draw()
}

const inWords = (spots: readonly number[]): string => spots.join(', ')

const ticketButton = (
  ticket: readonly number[],
  label: string,
  take: (ticket: readonly number[]) => void,
): HTMLElement =>
  element(
    'button',
    { type: 'button', class: 'keno-ticket', 'aria-label': label, onclick: () => take(ticket) },
    ticket.map((spot) => element('span', { class: 'keno-ticket-number' }, String(spot))),
  )
