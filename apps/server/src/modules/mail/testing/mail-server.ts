import { SMTPServer } from 'smtp-server'

/** What one connection handed over. */
export interface Received {
  /** The bytes as they came. */
  readonly source: string
  readonly messageId: string
  readonly to: readonly string[]
  readonly encrypted: boolean
}

const faultOf = (no: Refusal | null) =>
  no && Object.assign(new Error(no[1]), { responseCode: no[0] })

export interface MailServer {
  readonly port: number
  readonly received: Received[]
  readonly stop: () => Promise<void>
}

/** A no: SMTP code and what is said with it. */
export type Refusal = readonly [code: number, words: string]

/**
 * A real SMTP server on this machine that offers STARTTLS.
 * @param refuse what to answer to a recipient; null takes it.
 * @param refuseMessage what to answer to the message itself.
 */
export async function startMailServer(
  refuse: (to: string) => Refusal | null = () => null,
  refuseMessage: () => Refusal | null = () => null,
  port = 0,
): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      done(faultOf(refuse(address)))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const no = refuseMessage()
        if (no) return done(faultOf(no))
        const source = Buffer.concat(parts).toString('latin1')
        received.push({
          source,
          messageId: /^message-id: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          encrypted: session.secure,
        })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const place = server.server.address()
  if (place === null || typeof place === 'string') throw new Error('the server has no port')
  return {
    port: place.port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
