import { element, write } from '../markup/element.ts'

/** Sentences over the game: one that stays (the connection) and one that goes by itself. */
export interface Notices {
  readonly view: HTMLElement
  /** Stays until it is replaced; null takes it away. */
  stay(sentence: string | null): void
  /** Goes after a while. */
  pass(sentence: string): void
}

const passingMilliseconds = 5000

export function createNotices(): Notices {
  const staying = element('p', { class: 'notice notice-warning', role: 'alert', hidden: true })
  const passing = element('p', { class: 'notice', hidden: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (line: HTMLElement, sentence: string | null): void => {
    line.hidden = sentence === null
    write(line, sentence ?? '')
  }
  return {
    view: element(
      'div',
      { class: 'notices' },
      staying,
      // It stays while nothing is in it: a region that comes with its sentence may not be heard.
      element('div', { 'aria-live': 'polite' }, passing),
    ),
    stay: (sentence) => show(staying, sentence),
    pass: (sentence) => {
      clearTimeout(timer)
      show(passing, sentence)
      timer = setTimeout(() => show(passing, null), passingMilliseconds)
    },
  }
}
