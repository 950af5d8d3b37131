import type { Failure } from '@fairhouse/contract/answers'
import { age } from '@fairhouse/contract/limits'
import { refusals } from '@fairhouse/contract/refusals'
import type { Refused } from '../answer.ts'
import type { BusyReason } from '../faults.ts'
import type { FieldRefusal } from './field-faults.ts'
import type { Language } from './language.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

type Texts = typeof en
const texts: Record<Language, Texts> = { en, de, es, pt, fr, ja }

/** HTTP statuses below which the wire carries no application answer. */
export type TransportStatus = keyof Texts['transport']

/** A refusal as the wire carries it, in the asker's language. */
export function sayRefusal(refused: Refused, language: Language): Failure {
  const { refusals: sentences, because } = texts[language]
  const { title, text } = sentences[refused.refused]
  const { code, type } = refusals[refused.refused]
  return {
    status: 0,
    code,
    type,
    message: title,
    publicMessage: refused.words?.[language] ?? (refused.because ? because[refused.because] : text),
    ...(refused.invalidFields && {
      invalidFields: sayPlainFaults(refused.invalidFields, language),
    }),
    ...(refused.metadata && { metadata: { ...refused.metadata } }),
  }
}

/** `FORM_INVALID` with one sentence a field, from the specification's templates. */
export function sayFormInvalid(
  faults: Readonly<Record<string, FieldRefusal>>,
  language: Language,
): Failure {
  const sentences = Object.entries(faults).map(([field, fault]) => [
    field,
    sentence(field, fault, language),
  ])
  return {
    ...sayRefusal({ refused: 'formInvalid' }, language),
    invalidFields: Object.fromEntries(sentences),
  }
}

/** What is wrong with the request itself; its code is the HTTP status. */
export function sayTransport(
  status: TransportStatus,
  language: Language,
  metadata?: Record<string, unknown>,
): Failure {
  const { title, text } = texts[language].transport[status]
  return {
    status: 0,
    code: Number(status),
    type: 'SERVER_ERROR',
    message: title,
    publicMessage: text,
    ...(metadata && { metadata }),
  }
}

/**
 * Not now, and why: a restart is told by `sayTransport`, and has the reason `restart`. The code is the HTTP status, for it stands for itself; programs
 * tell reasons apart by `metadata.reason`.
 * @param seconds after which asking again makes sense.
 */
export function sayBusy(reason: BusyReason, language: Language, seconds: number): Failure {
  const { title, text } = texts[language].busy[reason]
  const wait = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  }).format(seconds)
  return {
    status: 0,
    code: 503,
    type: 'SERVER_ERROR',
    message: title,
    publicMessage: text.replace('{wait}', wait),
    metadata: { reason, waitSeconds: seconds },
  }
}

/** The server stops, and another starts. */
export const restarting = { reason: 'restart', waitSeconds: 2 } as const

export const isTransportStatus = (status: string): status is TransportStatus =>
  Object.hasOwn(en.transport, status)

function sayPlainFaults(faults: NonNullable<Refused['invalidFields']>, language: Language) {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, sentence(field, { fault }, language)]),
  )
}

function sentence(field: string, refusal: FieldRefusal, language: Language): string {
  const { faults, fields } = texts[language]
  const named: Readonly<Record<string, string>> = fields
  const limits = refusal.fault === 'age' ? age : refusal
  return faults[refusal.fault]
    .replace('{field}', named[field] ?? field)
    .replace('{min}', String(limits.min ?? ''))
    .replace('{max}', String(limits.max ?? ''))
}
