// What a support ticket may be, without the schemas: a page that offers it need not load zod.

export const ticketSubjects = ['payment', 'game', 'bonus', 'account', 'other'] as const
export type TicketSubject = (typeof ticketSubjects)[number]

/** `open`: waits for our answer; `answered`: for the player, who may write again; `closed`: nothing more is said. */
export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** Tickets of one player that may be unclosed at once. */
export const unclosedTicketsAtMost = 5
/** What may be said in one ticket, by both sides. */
export const ticketMessagesAtMost = 50
/** Letters of what is said. */
export const ticketLength = { min: 10, max: 4_000 } as const
export const ticketRatings = [1, 2, 3, 4, 5] as const

/** Limits of files. A piece fits into a body whatever its bytes are, for base64url needs no escapes. */
export const ticketFileLimits = {
  /** Bytes of a whole file. */
  bytes: 2_000_000,
  /** Bytes of one piece, all but the last. */
  pieceBytes: 45_000,
  /** Files that come with one message. */
  aMessage: 3,
  /** Files of one player that no message has yet. */
  waiting: 6,
  /** Bytes of all files of one player, those that messages have among them. */
  allBytes: 20_000_000,
} as const

/** How the name of a file ends, by what is in it. */
export const ticketFileEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
} as const
