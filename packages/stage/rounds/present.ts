import type { RoundEvent } from '@fairhouse/contract/rounds/round'

export type EventType = RoundEvent['type']
export type EventOf<Type extends EventType> = Extract<RoundEvent, { type: Type }>

/** What the screen shows before an event and what it must show after it. */
export interface Change<Board> {
  readonly before: Board
  readonly after: Board
  /** Events of the same answer that are shown next. */
  readonly coming: readonly RoundEvent[]
}

/** One way to show each kind of event. A kind without a handler does not compile. */
export type Handlers<Board> = {
  readonly [Type in EventType]: (
    event: EventOf<Type>,
    change: Change<Board>,
  ) => Promise<void> | void
}

export interface Presentation<Board> {
  /** What is on screen now. */
  readonly board: Board
  /** The pure rule of the board. */
  readonly after: (board: Board, event: RoundEvent) => Board
  readonly handlers: Handlers<Board>
  /** Makes the screen exactly `board`, without movement. Called after every handler, whatever it left. */
  readonly settle: (board: Board) => void
}

/**
 * Plays events strictly one after the other. Where handlers animate, differ in speed, or are cut short, the screen still ends
 * as the board says, because every event is settled.
 * @returns the board after the last event.
 */
export async function present<Board>(
  events: readonly RoundEvent[],
  { board, after, handlers, settle }: Presentation<Board>,
): Promise<Board> {
  let before = board
  for (const [place, event] of events.entries()) {
    const change = { before, after: after(before, event), coming: events.slice(place + 1) }
    await handle(handlers, event, change)
    settle(change.after)
    before = change.after
  }
  return before
}

function handle<Board, Type extends EventType>(
  handlers: Handlers<Board>,
  event: EventOf<Type>,
  change: Change<Board>,
): Promise<void> | void {
  const handler: Handlers<Board>[Type] = handlers[event.type]
  return handler(event, change)
}
