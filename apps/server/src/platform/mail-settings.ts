import { z } from 'zod'

/** How letters leave the house. */
export interface MailSettings {
  readonly from: { readonly name: string; readonly address: string }
  /** What links of letters begin with. */
  readonly origin: string
  readonly delivery: MailDelivery
}

/** How letters are signed. */
export interface DkimSettings {
  readonly domain: string
  readonly selector: string
  /** A private key in PEM. */
  readonly keyFile: string
}

/** A mail server, the page of a demo, or nobody: then letters wait. */
export type MailDelivery =
  | {
      readonly type: 'smtp'
      /** `smtp://user:password@host:587` or `smtps://…` */
      readonly url: string
      readonly dkim: DkimSettings | null
    }
  | { readonly type: 'mailbox' | 'none' }

const addressShape = /^[^\s@<>"]+@[^\s@<>"]+$/
const senderShape = /^(?:(?<name>[^<>"]*?)\s*<(?<named>[^<>]+)>|(?<bare>[^<>\s]+))$/

const sender = z
  .string()
  .transform((text) => {
    const { name, named, bare } = senderShape.exec(text.trim())?.groups ?? {}
    return { name: name ?? '', address: named ?? bare ?? '' }
  })
  .refine(
    ({ address }) => addressShape.test(address),
    'MAIL_FROM must be an address such as no-reply@casino.example or Casino <no-reply@casino.example>.',
  )

/** The variables of the environment that are about mail. */
export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
      'SMTP_URL must be smtp://user:password@host:587 or smtps://user:password@host.',
    )
    .optional(),
  MAIL_FROM: sender.optional(),
  SUPPORT_MAIL: z
    .string()
    .regex(addressShape, 'SUPPORT_MAIL must be an address such as help@casino.example.')
    .optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: z.string().optional(),
} as const

type Set = z.output<z.ZodObject<typeof mailEnvironment>> & {
  readonly PUBLIC_ORIGIN?: string | undefined
}

/** What is wrong with settings that are well-formed each by itself. */
export function mailContradictions(set: Set): string[] {
  const sentences = []
  if (set.SMTP_URL !== undefined && set.MAIL_FROM === undefined)
    sentences.push('SMTP_URL needs MAIL_FROM: a letter is from somebody.')
  if (set.SMTP_URL !== undefined && set.PUBLIC_ORIGIN === undefined)
    sentences.push('SMTP_URL needs PUBLIC_ORIGIN: letters hold links to it.')
  if ((set.DKIM_SELECTOR === undefined) !== (set.DKIM_KEY_FILE === undefined))
    sentences.push('DKIM_SELECTOR and DKIM_KEY_FILE belong together.')
  return sentences
}

/** @param house.localOrigin where it is when no PUBLIC_ORIGIN is set. */
export function mailSettings(
  set: Set,
  house: { readonly demo: boolean; readonly brand: string; readonly localOrigin: string },
): MailSettings {
  const { name = '', address = 'no-reply@localhost' } = set.MAIL_FROM ?? {}
  const from = { name: name || house.brand, address }
  return {
    from,
    origin: set.PUBLIC_ORIGIN ?? house.localOrigin,
    delivery:
      set.SMTP_URL === undefined
        ? { type: house.demo ? 'mailbox' : 'none' }
        : { type: 'smtp', url: set.SMTP_URL, dkim: dkimOf(set, from.address) },
  }
}

function dkimOf(set: Set, address: string): DkimSettings | null {
  const { DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = set
  if (selector === undefined || keyFile === undefined) return null
  return { domain: set.DKIM_DOMAIN ?? address.split('@')[1] ?? '', selector, keyFile }
}
