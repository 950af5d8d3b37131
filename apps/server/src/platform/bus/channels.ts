import type { z } from 'zod'
import type { Bus, Channel } from './bus.ts'

/** Carries a text to the other nodes, if it can now. */
export type Carry = (name: string, text: string) => void

export interface Channels {
  readonly open: Bus['open']
  /** A text came from another node. False when it is not what the channel carries. */
  readonly hear: (name: string, text: string) => boolean
}

/** The channels of one node, whatever carries their messages. */
export function createChannels(carry: Carry): Channels {
  const opened = new Map<string, (text: string) => boolean>()

  return {
    hear: (name, text) => opened.get(name)?.(text) ?? false,
    open: <Schema extends z.ZodType>(name: string, schema: Schema) => {
      type Payload = z.output<Schema>
      if (opened.has(name)) throw new Error(`channel ${name} is opened twice`)
      const listeners: ((payload: Payload) => void)[] = []
      const tell = (payload: Payload): void => {
        for (const listener of listeners) listener(payload)
      }
      opened.set(name, (text) => {
        const parsed = schema.safeParse(jsonOf(text))
        if (parsed.success) tell(parsed.data)
        return parsed.success
      })
      const publishToOthers = (payload: Payload): void => {
        carry(name, JSON.stringify(payload))
      }
      return {
        publish: (payload) => {
          tell(payload)
          publishToOthers(payload)
        },
        publishToOthers,
        subscribe: (listener) => {
          listeners.push(listener)
        },
      } satisfies Channel<Payload>
    },
  }
}

/** What is no JSON at all is told as undefined, which no channel carries. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}
