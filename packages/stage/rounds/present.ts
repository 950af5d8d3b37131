/** An event of a family of games, told apart by its type. */
export interface TypedEvent {
  readonly type: string
}

export type EventOf<Event extends TypedEvent, Type extends Event['type']> = Extract<
  Event,
  { type: Type }
>

/** What the screen shows before an event and what it must show after it. */
export interface Change<Board, Event extends TypedEvent> {
  readonly before: Board
  readonly after: Board
  /** Events of the same answer that are shown next. */
  readonly coming: readonly Event[]
}

/** One way to show each kind of event of a family. A kind without a handler does not compile. */
export type Handlers<Board, Event extends TypedEvent> = {
  readonly [Type in Event['type']]: (
    event: EventOf<Event, Type>,
    change: Change<Board, Event>,
  ) => Promise<void> | void
}

export interface Presentation<Board, Event extends TypedEvent> {
  /** What is on screen now. */
  readonly board: Board
  /** The pure rule of the board. */
  readonly after: (board: Board, event: Event) => Board
  readonly handlers: Handlers<Board, Event>
  /** Makes the screen exactly `board`, without movement. Called after every handler, whatever it left. */
  readonly settle: (board: Board) => void
}

/**
 * Plays events strictly one after the other. Where handlers animate, differ in speed, or are cut short, the screen still ends
 * as the board says, because every event is settled.
 * @returns the board after the last event.
 */
export async function present<Board, Event extends TypedEvent>(
  events: readonly Event[],
  { board, after, handlers, settle }: Presentation<Board, Event>,
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

/** As a method, which the compiler lets handle a part of what it is declared for: the type of the event finds the handler of just that part. */
interface AnyHandler<Board, Event extends TypedEvent> {
  handle(event: Event, change: Change<Board, Event>): Promise<void> | void
}

function handle<Board, Event extends TypedEvent>(
  handlers: Handlers<Board, Event>,
  event: Event,
  change: Change<Board, Event>,
): Promise<void> | void {
  const type: Event['type'] = event.type
  const handler: AnyHandler<Board, Event>['handle'] = handlers[type]
  return handler(event, change)
}

/** Every type of event of a family, so that events of others are told apart. */
export type EventTypes<Event extends TypedEvent> = { readonly [Type in Event['type']]: true }

/** Events of a round as those of one family. @throws RangeError for an event of another family. */
export function eventsOf<Event extends TypedEvent>(
  events: readonly TypedEvent[],
  types: EventTypes<Event>,
): readonly Event[] {
  const isOne = (event: TypedEvent): event is Event => event.type in types
  return events.map((event) => {
    if (!isOne(event)) throw new RangeError(`${event.type} is an event of another family`)
    return event
  })
}
