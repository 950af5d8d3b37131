import { z } from 'zod'

/** A place of ours: a path from the root, language first. The origin is put before it when the letter is written. */
const path = z
  .templateLiteral(['/', z.string()])
  .refine((text) => !/^\/[/\\]/.test(text), 'a link of a letter begins with one slash')

/** Epoch milliseconds. */
const moment = z.int().positive()

/** Where something was done from: the network address and the browser's name for itself. */
const place = { at: moment, address: z.string(), userAgent: z.string() }

/** What a player is told of why the account is suspended. `check` is for what may not be told. */
const suspensionCauses = ['security', 'identity', 'terms', 'check'] as const
export type SuspensionCause = (typeof suspensionCauses)[number]

/** What each kind of letter says. A field that is a secret (a link with a token) is gone from the database once the letter is. */
export const contents = {
  /** Asks for a proof that the address is the player's. */
  verifyEmail: z.object({ login: z.string(), link: path, hours: z.number().positive() }),
  /** Somebody, perhaps the player, wants to choose a new password. */
  passwordRecovery: z.object({ login: z.string(), link: path, minutes: z.number().positive() }),
  passwordChanged: z.object({ login: z.string(), ...place }),
  /** To the address before the change; `undoLink` takes the change back. */
  emailChanged: z.object({ login: z.string(), newEmail: z.string(), undoLink: path }),
  /** A sign-in from a browser or place not seen before; `link` leads to where sessions are ended. */
  newSignIn: z.object({ login: z.string(), ...place, link: path }),
  accountClosed: z.object({ login: z.string() }),
  /** The data of the account will be erased; until then `link` leads to where that is called off. */
  erasureAhead: z.object({ login: z.string(), dueAt: moment, link: path }),
  /** They are erased. `keptUntil`: until then the law wants to know who had the account; null: nothing says it any more. */
  accountErased: z.object({ login: z.string(), keptUntil: moment.nullable() }),
  /** Staff suspended the account; `link` leads to whoever can be asked. */
  accountSuspended: z.object({ login: z.string(), cause: z.enum(suspensionCauses), link: path }),
  accountReleased: z.object({ login: z.string() }),
  /** A way into the account was added or taken away; `link` leads to where all of them are listed. */
  factorChanged: z.object({
    login: z.string(),
    change: z.enum(['twoStepOn', 'twoStepOff', 'codesRenewed', 'passkeyAdded', 'passkeyRemoved']),
    ...place,
    link: path,
  }),
  recoveryCodesUsed: z.object({ login: z.string(), left: z.int().nonnegative() }),
  /** A payment moved: said already, in the reader's language. `link` leads to where all of its steps are. */
  paymentNews: z.object({
    login: z.string(),
    subject: z.string().min(1),
    paragraphs: z.array(z.string()).min(1),
    link: path,
  }),
  /** A report to somebody of the staff: said already, in English. */
  report: z.object({
    subject: z.string().min(1),
    paragraphs: z.array(z.string()).min(1),
    facts: z.array(z.tuple([z.string(), z.string()])),
  }),
  /** News, by consent only. `unsubscribe` is the path that `unsubscribePath` gives for this player. */
  newsletter: z.object({
    subject: z.string().min(1),
    paragraphs: z.array(z.string()).min(1),
    unsubscribe: path,
  }),
} as const

type Contents = typeof contents
export type Template = keyof Contents

const isTemplate = (name: string): name is Template => Object.hasOwn(contents, name)

/** @throws RangeError for a template that this version does not have. */
export function templateOf(name: string): Template {
  if (!isTemplate(name)) throw new RangeError(`no letter is called ${name}`)
  return name
}

interface Envelope {
  readonly to: string
  /** A language of ours; anything else is read as English. */
  readonly language: string
  /** Whom it is about, for whoever looks after the letter; null when that is nobody's account. */
  readonly player: number | null
}

/** What one template says, as its designer gets it. */
export type ContentOf<Name extends Template> = Readonly<z.output<Contents[Name]>>

/** A letter to be sent. */
export type Letter = {
  readonly [Name in Template]: Envelope & { readonly template: Name } & ContentOf<Name>
}[Template]
