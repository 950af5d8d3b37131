// Of the sign-in page, which the server writes: it works without this.
import type { RequestOptions } from '@fairhouse/contract/webauthn'
import { knowsPasskeys, offersPasskeys, signWithPasskey, stopOffering } from '@fairhouse/ui/passkey'
import { door as texts } from '../texts/sign-in.ts'

const form = document.querySelector('form#log-in')
const button = document.querySelector('button#use-passkey')
const remark = document.querySelector('p#passkey-said')

/** Of the browser's own offer and the button one leads in. */
let isTaken = false

/** What a device needs in order to sign in at this page; null when the desk does not answer. */
async function optionsAtDoor(): Promise<RequestOptions | null> {
  const answer = await fetch('/desk/log-in/passkey', { method: 'POST' }).catch(() => null)
  if (answer === null || !answer.ok) return null
  const told: unknown = await answer.json()
  return hasOptions(told) ? told.options : null
}

/** What our own desk tells is believed: the schemas of the contract would be most of what this page loads. */
const hasOptions = (told: unknown): told is { readonly options: RequestOptions } =>
  typeof told === 'object' && told !== null && 'options' in told

function say(sentence: string): void {
  if (!(remark instanceof HTMLElement)) return
  remark.textContent = sentence
  remark.hidden = false
}

const entry = (name: string): HTMLInputElement | null => {
  const found = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null
  return found instanceof HTMLInputElement ? found : null
}

/** Sends the form as it is; what its fields want is for who signs in without a passkey. */
function enter(credential: string): void {
  const passkey = entry('passkey')
  if (!(form instanceof HTMLFormElement) || passkey === null) return
  passkey.value = credential
  form.submit()
}

/** A password that was typed goes along, and has to be right as well. */
async function press(): Promise<void> {
  if (isTaken) return
  isTaken = true
  await stopOffering()
  const options = await optionsAtDoor()
  const credential = options === null ? null : await signWithPasskey({ options })
  if (credential !== null) {
    enter(credential)
    return
  }
  isTaken = false
  say(options === null ? texts.noAnswer : texts.notDone)
}

/** The browser's own offer, where the name is typed: the key alone. Nothing is said when nobody takes it. */
async function offer(): Promise<void> {
  if (!(await offersPasskeys())) return
  const options = await optionsAtDoor()
  if (options === null || isTaken) return
  const credential = await signWithPasskey({ options }, true)
  if (credential === null || isTaken) return
  isTaken = true
  for (const name of ['name', 'password', 'code']) {
    const field = entry(name)
    if (field !== null) field.value = ''
  }
  enter(credential)
}

/** The offer needs a challenge: it is asked for at the first sign of a hand, not by every page that is opened. */
function whenStirred(begin: () => void): void {
  const listening = new AbortController()
  const once = (): void => {
    listening.abort()
    begin()
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, once, { passive: true, signal: listening.signal })
}

if (button instanceof HTMLElement && knowsPasskeys()) {
  button.hidden = false
  button.addEventListener('click', () => void press())
  whenStirred(() => void offer())
}
// Whoever drives this page waits for it.
document.documentElement.dataset['awake'] = ''
