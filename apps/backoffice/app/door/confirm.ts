// Of the page on which somebody confirms what they sent to a page of the desk, which the server writes: it works without this.
import type { RequestOptions } from '@fairhouse/contract/webauthn'
import { knowsPasskeys, signWithPasskey } from '@fairhouse/ui/passkey'
import { confirm as texts } from '../texts/sign-in.ts'

const form = document.querySelector('form#confirm')
const button = document.querySelector('button#use-passkey')
const remark = document.querySelector('p#passkey-said')

const entry = (name: string): HTMLInputElement | null => {
  const found = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null
  return found instanceof HTMLInputElement ? found : null
}

/** What a device needs in order to show that its owner is there; null when the desk does not answer. */
async function ownOptions(): Promise<RequestOptions | null> {
  const answer = await fetch('/desk/api/requestOwnPasskey', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-csrf': entry('csrf')?.value ?? '' },
    body: '{}',
  }).catch(() => null)
  if (answer === null || !answer.ok) return null
  const told: unknown = await answer.json()
  return hasReply(told) ? told.reply.options : null
}

/** What our own desk tells is believed: the schemas of the contract would be most of what this page loads. */
const hasReply = (
  told: unknown,
): told is { readonly reply: { readonly options: RequestOptions } } =>
  typeof told === 'object' && told !== null && 'reply' in told

let isAsking = false

/** The form goes as it is: a code need not be typed. */
async function press(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const options = await ownOptions()
  const credential = options === null ? null : await signWithPasskey({ options })
  isAsking = false
  const field = entry('proof-passkey')
  if (credential !== null && form instanceof HTMLFormElement && field !== null) {
    field.value = credential
    form.submit()
    return
  }
  if (!(remark instanceof HTMLElement)) return
  remark.textContent = options === null ? texts.noAnswer : texts.notDone
  remark.hidden = false
}

if (button instanceof HTMLElement && knowsPasskeys()) {
  button.hidden = false
  button.addEventListener('click', () => void press())
}
// Whoever drives this page waits for it.
document.documentElement.dataset['awake'] = ''
