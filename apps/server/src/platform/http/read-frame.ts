import { type ClientFrame, clientFrame } from '@fairhouse/contract/realtime'

/** A frame that says something else than it may; with its id if it meant to be a call that can be answered. */
export interface Malformed {
  readonly type: 'malformed'
  readonly id: string | null
}

export type CallFrame = Extract<ClientFrame, { type: 'call' }>

/** What a browser sent as text. */
export function readFrame(text: string): ClientFrame | Malformed {
  const value = parsed(text)
  if (isCallFrame(value)) return value
  const frame = clientFrame.safeParse(value)
  return frame.success ? frame.data : { type: 'malformed', id: idOfCall(value) }
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
  const { id, call, csrf, body } = value
  return (
    isText(id, 64) &&
    id !== '' &&
    isText(call, 200) &&
    (csrf === undefined || isText(csrf, 200)) &&
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

const idOfCall = (value: unknown): string | null => {
  if (!isRecord(value) || value['type'] !== 'call') return null
  const { id } = value
  return isText(id, 64) && id !== '' ? id : null
}
