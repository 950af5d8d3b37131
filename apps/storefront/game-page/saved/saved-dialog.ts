import './saved.css'
import { iconButton } from '../controls/buttons.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { type Content, element, fill } from '../markup/element.ts'
import type { SavedList } from './saved-list.ts'

/** Sentences about what a player saves. */
export interface SavedWords {
  readonly title: string
  readonly last: string
  /** Where nothing is saved yet. */
  readonly none: string
  readonly save: string
  readonly use: (thing: string) => string
  readonly remove: (thing: string) => string
}

export interface SavedNeeds<Thing> {
  readonly words: SavedWords
  readonly closeLabel: string
  readonly list: SavedList<Thing>
  /** What lies on the table now; null: nothing that could be saved. */
  readonly now: Thing | null
  readonly use: (thing: Thing) => void
  readonly inWords: (thing: Thing) => string
  /** What its button shows; left out: its words. */
  readonly face?: (thing: Thing) => Content
}

/** What was played last and what the player saved: each is taken by one press. */
export function openSavedDialog<Thing>(needs: SavedNeeds<Thing>): void {
  const { words, list, now, use, inWords, face = inWords } = needs
  const body = element('div', { class: 'saved' })
  const dialog = openDialog({ title: words.title, closeLabel: needs.closeLabel }, body)
  const button = (thing: Thing): HTMLElement =>
    element(
      'button',
      {
        type: 'button',
        class: 'button saved-thing',
        'aria-label': words.use(inWords(thing)),
        onclick: () => {
          use(thing)
          dialog.close()
        },
      },
      face(thing),
    )
  const row = (thing: Thing): HTMLElement =>
    element(
      'div',
      { class: 'saved-row' },
      button(thing),
      iconButton('clear', words.remove(inWords(thing)), () => {
        list.remove(thing)
        draw()
      }).view,
    )
  const save = (): void => {
    if (now === null) return
    list.save(now)
    draw()
  }
  const draw = (): void => {
    const { last, kept } = list.now
    fill(
      body,
      last === null ? null : [element('h3', {}, words.last), button(last)],
      kept.length === 0
        ? element('p', { class: 'hint' }, words.none)
        : element('h3', {}, words.title),
      kept.map(row),
      element(
        'button',
        { type: 'button', class: 'button', disabled: now === null, onclick: save },
        words.save,
      ),
    )
  }
  draw()
}
