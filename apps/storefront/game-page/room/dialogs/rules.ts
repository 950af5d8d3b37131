import { openDialog } from '../../dialogs/dialog.ts'
import { helpFailed } from '../../dialogs/help-failed.ts'
import { loadHelp } from '../../help.ts'
import { element, fill } from '../../markup/element.ts'
import { renderMarkdown } from '../../markup/markdown.ts'
import type { ShellContext } from '../room-context.ts'

/** Rooms know neither doubling nor buying; nothing of their help is left out. */
const everything = { gamble: true, buy: true } as const

/** How the room is played, and what it returns. */
export function openRoomRules({
  facts,
  texts,
  words,
  addresses,
}: ShellContext & { readonly words: { readonly menu: { readonly about: string } } }): void {
  const rules = element('div', { class: 'prose' }, texts.history.loading)
  openDialog(
    { title: texts.rules.title, closeLabel: texts.controls.close },
    rules,
    element(
      'div',
      { class: 'buttons' },
      element('a', { class: 'button', href: addresses.about }, words.menu.about),
    ),
  )
  loadHelp(facts.uri, facts.language, everything).then(
    (help) => fill(rules, renderMarkdown(help)),
    (fault: unknown) => {
      reportError(fault)
      fill(rules, helpFailed(texts))
    },
  )
}
