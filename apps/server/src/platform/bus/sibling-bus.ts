import type { Log } from '../log.ts'
import type { Bus, BusWatch } from './bus.ts'
import { createChannels } from './channels.ts'

/** What carries messages between the nodes of one machine; see `NodeLink`. */
export interface SiblingLink {
  /** False when the keeper is gone. */
  readonly tellOthers: (name: string, text: string) => boolean
  readonly hearOthers: (hear: (name: string, text: string) => void) => void
  readonly isConnected: () => boolean
}

/**
 * The bus of nodes that one keeper started on one machine. It is there before the node is, so nothing is missed but what was told before that, and a node begins by
 * reading everything.
 */
export function createSiblingBus(needs: {
  readonly link: SiblingLink
  readonly log: Log
  readonly watch: BusWatch
}): Bus {
  const { link, log, watch } = needs
  const channels = createChannels((name, text) => {
    watch.busMessage(name, link.tellOthers(name, text) ? 'sent' : 'unsent')
  })
  link.hearOthers((name, text) => {
    const understood = channels.hear(name, text)
    watch.busMessage(name, understood ? 'heard' : 'unread')
    if (!understood) log.warn({ channel: name }, 'a message of the bus was not understood')
  })
  return {
    open: channels.open,
    onMissed: () => undefined,
    state: () => (link.isConnected() ? 'connected' : 'lost'),
    stop: () => Promise.resolve(),
  }
}
