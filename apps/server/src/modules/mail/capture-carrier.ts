import { createTransport } from 'nodemailer'
import type { Queryable } from '#platform/database'
import type { Carrier } from './carrier.ts'
import { mimeLetter, type Sender } from './mime-letter.ts'
import { insertCaptured } from './store/insert-captured.ts'

/** Carries letters no further than to the page of a demo's mailbox, with the bytes that a mail server would have got. */
export function createCaptureCarrier(on: Queryable, from: Sender): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    carry: async (letter) => {
      const { message } = await transport.sendMail(mimeLetter(from, letter))
      if (!Buffer.isBuffer(message)) throw new TypeError('a letter was not buffered')
      await insertCaptured(on, { ...letter, source: message.toString('utf8') })
      return { type: 'taken' }
    },
    stop: async () => undefined,
  }
}
