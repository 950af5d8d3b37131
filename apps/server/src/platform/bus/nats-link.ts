import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { createBell } from '../bell.ts'
import type { Log } from '../log.ts'
import { natsAddress } from './nats-address.ts'

export interface NatsLinkNeeds {
  /** See `natsAddress`. */
  readonly url: string
  /** What is listened to; `>` at the end stands for anything. */
  readonly subject: string
  readonly log: Log
  readonly hear: (subject: string, text: string) => void
  /** The server takes and brings messages from here on; called again after each loss. */
  readonly isUp: () => void
}

/** A connection to NATS that comes back for ever. */
export interface NatsLink {
  readonly isConnected: () => boolean
  /** False when there is no connection: then the text is not kept. */
  readonly send: (subject: string, text: string) => boolean
  readonly stop: () => Promise<void>
}

const retryMs = 500
/** Twice without an answer, and the connection is given up: a half-open one is noticed within three times this. */
const pingMs = 3_000
/** So long at most a stopping node waits for what it has just published to leave. */
const farewellMs = 500

/** Begins to connect, in the background. */
export function linkToNats(needs: NatsLinkNeeds): NatsLink {
  const { log } = needs
  const bell = createBell()
  const stopping = new AbortController()
  let live: NatsConnection | undefined
  let told = false

  const up = (made: NatsConnection): void => {
    live = made
    told = false
    log.info('the bus is connected')
    needs.isUp()
  }
  const down = (): void => {
    if (live && !stopping.signal.aborted) log.warn('the bus is lost; this node goes on alone')
    live = undefined
  }
  async function connectAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await useConnection(needs, stopping.signal, { up, down })
      } catch (fault) {
        if (!told) log.warn({ err: fault }, 'the bus cannot be reached; this node goes on alone')
        told = true
      }
      down()
      if (!stopping.signal.aborted) await bell.wait(retryMs)
    }
  }
  const living = connectAgainAndAgain()

  return {
    isConnected: () => live !== undefined,
    send: (subject, text) => {
      if (live === undefined || live.isClosed()) return false
      // The client throws for what the server would not take.
      if (Buffer.byteLength(text) > (live.info?.max_payload ?? 0)) return false
      live.publish(subject, text)
      return true
    },
    stop: async () => {
      const last = live
      stopping.abort()
      bell.ring()
      if (last === undefined) return
      await Promise.race([last.flush(), sleep(farewellMs, undefined, { ref: false })])
      await last.close()
      await living
    },
  }
}

/** One connection, from its first handshake until it is closed for good. NATS's client renews it underneath. */
async function useConnection(
  { url, subject, log, hear }: NatsLinkNeeds,
  stopping: AbortSignal,
  told: { readonly up: (made: NatsConnection) => void; readonly down: () => void },
): Promise<void> {
  const made = await connect({
    ...natsAddress(url),
    name: 'fairhouse',
    noEcho: true,
    timeout: 5_000,
    pingInterval: pingMs,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: retryMs,
    ignoreAuthErrorAbort: true,
  })
  try {
    if (stopping.aborted) return
    made.subscribe(subject, {
      callback: (fault: Error | null, message: Msg) => {
        if (fault) log.warn({ err: fault }, 'the bus refused the subscription')
        else hear(message.subject, message.string())
      },
    })
    await made.flush()
    told.up(made)
    for await (const change of made.status()) {
      if (change.type === 'disconnect') told.down()
      // The server has the subscription again before anybody is told that nothing is missed from here on.
      else if (change.type === 'reconnect') made.flush().then(() => told.up(made), told.down)
    }
  } finally {
    await made.close()
  }
}
