import { element, fill } from '../markup/element.ts'

/** Says sentences through a live region; each one is heard, also when it is the same as the last. */
export function createAnnouncer(): {
  readonly view: HTMLElement
  readonly say: (sentence: string) => void
} {
  const view = element('div', {
    class: 'unseen',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'true',
  })
  return {
    view,
    say: (sentence) => fill(view, element('p', {}, sentence)),
  }
}
