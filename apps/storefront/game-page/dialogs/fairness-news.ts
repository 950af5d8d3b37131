import type { News } from '../../keeping/new-keys.ts'
import type { Texts } from '../texts/texts.ts'
import { element } from '../markup/element.ts'
import { besideTheGame } from '../markup/beside-the-game.ts'
import { openDialog } from './dialog.ts'
import type { FailureContext } from './failure-dialog.ts'

export interface NewsContext extends FailureContext {
  readonly facts: { readonly demo: boolean }
}

/** Tells what does not fit what this browser kept: what it is, what it means, what to do. */
export function openFairnessNewsDialog(context: NewsContext, news: readonly News[]): void {
  const { texts, addresses, facts } = context
  const words = texts.fairness.news
  const isHarmless = news.every(({ type }) => type === 'newKey')
  openDialog(
    { title: words.title, closeLabel: texts.controls.close, kind: 'notice' },
    element('div', { role: 'alert', class: 'fairness' }, ...news.map((one) => view(one, words))),
    isHarmless ? null : element('p', {}, words.whatToDo),
    facts.demo && !isHarmless ? element('p', {}, words.inDemo) : null,
    element(
      'div',
      { class: 'buttons' },
      element(
        'a',
        { class: 'button button-first', href: addresses.verifier(), ...besideTheGame },
        texts.fairness.verifier,
      ),
    ),
  )
}

type Words = Texts['fairness']['news']

/** A sentence, and the two values where there are two. */
export function view(news: News, words: Words): HTMLElement {
  return element('div', {}, element('p', {}, sentenceOf(news, words)), values(news, words))
}

function sentenceOf(news: News, words: Words): string {
  switch (news.type) {
    case 'serverSeed':
      return words.serverSeed(news.stream)
    case 'clientSeed':
      return words.clientSeed(news.stream)
    case 'step':
      return words.step(news.nonce)
    case 'newKey':
      return words.newKey
    case 'strangeKey':
      return words.strangeKey
  }
}

function values(news: News, words: Words): HTMLElement | null {
  if (news.type === 'step') return null
  const pairs =
    'fingerprint' in news
      ? [[words.key, news.fingerprint] as const]
      : ([
          [words.was, news.was],
          [words.is, news.is],
        ] as const)
  return element(
    'dl',
    { class: 'hashes' },
    pairs.map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, element('code', {}, value))),
    ),
  )
}
