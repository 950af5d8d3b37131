import type { Log } from '../log.ts'
import type { Bus, BusWatch } from './bus.ts'
import { createChannels } from './channels.ts'
import { linkToNats } from './nats-link.ts'

export interface NatsBusNeeds {
  /** See `natsAddress`. */
  readonly url: string
  readonly log: Log
  readonly watch: BusWatch
}

/** In front of every channel's name, so that others may use the same server. */
const subjectPrefix = 'fairhouse.'

/**
 * The bus over NATS. Comes up at once and connects in the background, again and again for ever; what is published while there is
 * no connection is not kept.
 */
export function createNatsBus({ url, log, watch }: NatsBusNeeds): Bus {
  const missed: (() => void)[] = []
  const channels = createChannels((name, text) => {
    const sent = link.send(subjectPrefix + name, text)
    watch.busMessage(name, sent ? 'sent' : 'unsent')
  })
  const link = linkToNats({
    url,
    log,
    subject: `${subjectPrefix}>`,
    hear: (subject, text) => {
      const name = subject.slice(subjectPrefix.length)
      const understood = channels.hear(name, text)
      watch.busMessage(name, understood ? 'heard' : 'unread')
      if (!understood) log.warn({ channel: name }, 'a message of the bus was not understood')
    },
    isUp: () => {
      for (const listener of missed) listener()
    },
  })
  return {
    open: channels.open,
    onMissed: (listener) => {
      missed.push(listener)
    },
    state: () => (link.isConnected() ? 'connected' : 'lost'),
    stop: link.stop,
  }
}
