import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** Writes a status as `JSON.stringify` would. */
export type WriteStatus = (status: PlayerStatus) => string

/** What time and bets move in a status; whole numbers all of them. */
const moving = ['serverTime', 'cash', 'creditsFreePlay', 'withdrawalFund'] as const
type Moving = (typeof moving)[number]

/**
 * A writer for the statuses of one seat, from when it was read: what bets do not move is the same in all of them and is written
 * once. Three quarters of an answer's text are its status, and nearly all of that is the same from bet to bet.
 * @param like any status of the seat.
 */
export function statusWriter(like: PlayerStatus): WriteStatus {
  let begun = ''
  const parts: { readonly before: string; readonly key: Moving }[] = []
  for (const [key, value] of Object.entries(like)) {
    begun += `${begun === '' && parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`
    if (!isMoving(key)) begun += JSON.stringify(value)
    else {
      parts.push({ before: begun, key })
      begun = ''
    }
  }
  const end = `${begun}}`
  return (status) => {
    let text = ''
    for (const { before, key } of parts) text += before + String(status[key])
    return text + end
  }
}

const isMoving = (key: string): key is Moving => moving.some((name) => name === key)
