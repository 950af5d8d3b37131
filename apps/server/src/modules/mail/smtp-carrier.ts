import { createTransport } from 'nodemailer'
import type { Carrier, Delivery } from './carrier.ts'
import { mimeLetter, type Sender } from './mime-letter.ts'

/** Signs letters for a domain (RFC 6376). */
export interface Dkim {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

export interface SmtpNeeds {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  readonly from: Sender
  readonly dkim: Dkim | null
}

/** nodemailer's own list leaves out List-Unsubscribe-Post, which RFC 8058 wants signed, and Feedback-ID. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID'

/** Longest waits, in milliseconds: together shorter than a letter is claimed for. */
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const connections = 3

/** Hands letters to a mail server. Passwords and letters travel encrypted, except to this very machine. */
export function createSmtpCarrier({ url, from, dkim }: SmtpNeeds): Carrier {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const local = isThisMachine(hostname)
  const transport = createTransport({
    ...waits,
    pool: true,
    maxConnections: connections,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !local,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // A relay on this machine has no name that anybody could vouch for.
    ...(local && { tls: { rejectUnauthorized: false } }),
    ...(dkim !== null && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
  })
  return {
    carry: async (letter) => {
      try {
        await transport.sendMail(mimeLetter(from, letter))
        return { type: 'taken' }
      } catch (fault) {
        if (!(fault instanceof Error)) throw fault
        return deliveryOf(fault)
      }
    },
    stop: async () => transport.close(),
  }
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** What nodemailer hangs on its errors. */
interface SmtpFault extends Error {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

function deliveryOf(fault: SmtpFault): Delivery {
  const { code = 'none', command = 'none', response = fault.message, responseCode } = fault
  const why = `${code} at ${command}: ${response}`.slice(0, 500)
  // Anything but a clear no to this letter may be our own setting or the server's bad day, and can be mended in time.
  const aboutTheLetter = code === 'EENVELOPE' ? command === 'RCPT TO' : code === 'EMESSAGE'
  const permanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503
  if (!permanent || !aboutTheLetter) return { type: 'later', why }
  return { type: 'refused', why, addressIsBad: isBadAddress(command, response) }
}

/**
 * Enhanced codes (RFC 3463) tell a bad address (5.1.x, and 5.2.1 for a closed mailbox) from a dislike of us (5.7.x) or a full
 * mailbox (5.2.2). Without one, a no to the recipient is about the recipient.
 */
function isBadAddress(command: string, response: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response)
  if (!enhanced) return command === 'RCPT TO'
  const [, subject, detail] = enhanced
  return subject === '1' || (subject === '2' && detail === '1')
}
