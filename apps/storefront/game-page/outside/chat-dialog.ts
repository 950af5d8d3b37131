import type { Adapters } from '@fairhouse/contract/adapters'
import { chatAddress, chatMay, introduce } from '../../app/shell/adapters/chat/chat-frame.ts'
import { allow, consentIn } from '../../app/shell/consent/consent.ts'
import { ask } from '../../asking/ask.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { element, fill } from '../markup/element.ts'
import type { ChatContext } from './chat-context.ts'
import { type ConsentTexts, loadConsentTexts } from './load-consent-texts.ts'
import './chat-dialog.css'

type Chat = NonNullable<Adapters['chat']>

/** The live chat over a game, as on other pages: nothing of it is loaded before the player has agreed to it. */
export async function openChatDialog(context: ChatContext, chat: Chat): Promise<void> {
  const words = await loadConsentTexts(context.facts.language)
  const place = element('div', { class: 'chat' })
  const left = new AbortController()
  const start = (): void => {
    const waiting = element(
      'p',
      { class: 'chat-waiting', role: 'status', tabindex: -1 },
      words.chatOpens,
    )
    fill(place, waiting)
    // What was pressed is gone: the focus waits here for the frame.
    waiting.focus()
    void showChat(context, { chat, words, place, left: left.signal })
  }
  const dialog = openDialog(
    { title: words.chatName, closeLabel: words.closeChat, closed: () => left.abort() },
    place,
  )
  const allowed = consentIn(document.cookie) ?? []
  if (allowed.includes('chat')) return start()
  const agree = (): void => {
    allow([...allowed, 'chat'])
    start()
  }
  fill(place, question({ chat, words, agree, decline: dialog.close }))
}

interface Question {
  readonly chat: Chat
  readonly words: ConsentTexts
  readonly agree: () => void
  readonly decline: () => void
}

const question = ({ chat, words, agree, decline }: Question) => [
  element('p', {}, words.chatAsk.replace('{place}', new URL(chat.origin).host)),
  element(
    'div',
    { class: 'buttons' },
    element(
      'button',
      { type: 'button', class: 'button button-first', onclick: agree },
      words.startChat,
    ),
    element('button', { type: 'button', class: 'button', onclick: decline }, words.notNow),
  ),
]

interface Shown {
  readonly chat: Chat
  readonly words: ConsentTexts
  readonly place: HTMLElement
  /** The dialog is closed. */
  readonly left: AbortSignal
}

/** Who has no account is not introduced. */
async function showChat(
  { facts: { language }, asker, player }: ChatContext,
  { chat, words, place, left }: Shown,
): Promise<void> {
  const answer = player.login === null ? null : await ask(asker, 'chatIdentity', {})
  if (left.aborted) return
  const identity = answer?.ok ? answer.reply : null
  const frame = element('iframe', {
    class: 'chat-frame',
    title: words.chatName,
    sandbox: chatMay,
    src: chatAddress(chat),
  })
  const stop = introduce(frame, chat, { identity, origin: location.origin, language })
  left.addEventListener('abort', stop)
  const isAwaited = place.contains(document.activeElement)
  fill(place, frame)
  if (isAwaited) frame.focus()
}
