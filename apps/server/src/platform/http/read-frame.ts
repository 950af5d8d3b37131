import { type ClientFrame, clientFrame } from '@fairhouse/contract/realtime'

/** A frame that says something else than it may. */
export interface Malformed {
  readonly type: 'malformed'
  /** Its id, as it was sent, if it has one that can be read: a text or a number. */
  readonly id: string | number | null
  /** It meant to be a call, and its id is one that an answer can have. */
  readonly isCall: boolean
}

export type CallFrame = Extract<ClientFrame, { type: 'call' }>

/** What a browser sent as text. */
export function readFrame(text: string): ClientFrame | Malformed {
  const value = parsed(text)
  if (isCallFrame(value)) return value
  const frame = clientFrame.safeParse(value)
  return frame.success ? frame.data : malformed(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined
    throw fault
  }
}

/**
 * The contract's schema of a call frame once more, without its cost: these frames come thousands a second. A test holds the two
 * against each other.
 */
export function isCallFrame(value: unknown): value is CallFrame {
  if (!isRecord(value) || value['type'] !== 'call') return false
  const { id, call, csrf, trace, body } = value
  return (
    isText(id, 64) &&
    id !== '' &&
    isText(call, 200) &&
    (csrf === undefined || isText(csrf, 200)) &&
    (trace === undefined || isText(trace, 55)) &&
    isRecord(body) &&
    !Array.isArray(body) &&
    Object.values(body).every(isField)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length <= length

const isField = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

function malformed(value: unknown): Malformed {
  if (!isRecord(value)) return { type: 'malformed', id: null, isCall: false }
  const { type, id } = value
  if (isText(id, 64) && id !== '') return { type: 'malformed', id, isCall: type === 'call' }
  return { type: 'malformed', id: typeof id === 'number' ? id : null, isCall: false }
}
