import type { SendMailOptions } from 'nodemailer'
import type { Outgoing } from './carrier.ts'

/** Who letters are from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** The letter as nodemailer takes it, with the headers that keep mail programs and their filters content. */
export function mimeLetter(from: Sender, letter: Outgoing): SendMailOptions {
  const { letterId, template, to, subject, html, text, unsubscribe } = letter
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from,
    // Not as text, in which nodemailer would look for names, lists and comments.
    to: { name: '', address: to },
    subject,
    html,
    text,
    // The same for every attempt, so that a mail server or program knows a second one for what it is.
    messageId: `<${letterId}@${domain}>`,
    headers: {
      'Feedback-ID': `${template}:account:fairhouse`,
      ...(unsubscribe === null
        ? { 'Auto-Submitted': 'auto-generated' }
        : { Precedence: 'bulk', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    // A list within the list makes one header line of it, which is what RFC 8058 asks for.
    ...(unsubscribe !== null && { list: { unsubscribe: [[{ url: unsubscribe, comment: '' }]] } }),
  }
}
