import { isLanguage, type Language } from '#platform/http/language'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import { contents, type Template } from './letter.ts'
import type { LetterTexts, LetterWords, Saying } from './letter-words.ts'
import { letterPage } from './letter-page.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { pt } from './texts/pt.ts'

/** A letter as it is read. */
export interface WrittenLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where a mail program may unsubscribe by itself (RFC 8058); null for letters that one cannot unsubscribe from. */
  readonly unsubscribe: string | null
}

export interface Writing {
  readonly brand: string
  /** `https://casino.example` */
  readonly origin: string
}

/**
 * Writes a letter out.
 * @param content as it was posted.
 * @throws ZodError for content that does not fit its template.
 */
export function writeLetter(
  { brand, origin }: Writing,
  letter: { readonly template: Template; readonly language: string; readonly content: unknown },
): WrittenLetter {
  const language = isLanguage(letter.language) ? letter.language : 'en'
  const { texts, writers } = languages[language]
  const { orOpen, sentBecause } = texts
  const words = writers[letter.template](letter.content, { brand, moment: momentIn(language) })
  const addressOf = (path: string): string => origin + path
  const page = { words, language, brand, orOpen, sentBecause, addressOf }
  return {
    subject: words.subject,
    html: `<!doctype html>${renderToStaticMarkup(letterPage(page))}`,
    text: plainText(words, addressOf, brand),
    unsubscribe:
      letter.template === 'newsletter' && words.footLink ? addressOf(words.footLink.path) : null,
  }
}

type Writers = { readonly [Name in Template]: (content: unknown, saying: Saying) => LetterWords }

const writersOf = ({ letters }: LetterTexts): Writers => ({
  verifyEmail: parsed(contents.verifyEmail, letters.verifyEmail),
  passwordRecovery: parsed(contents.passwordRecovery, letters.passwordRecovery),
  passwordChanged: parsed(contents.passwordChanged, letters.passwordChanged),
  emailChanged: parsed(contents.emailChanged, letters.emailChanged),
  newSignIn: parsed(contents.newSignIn, letters.newSignIn),
  accountClosed: parsed(contents.accountClosed, letters.accountClosed),
  erasureAhead: parsed(contents.erasureAhead, letters.erasureAhead),
  accountErased: parsed(contents.accountErased, letters.accountErased),
  accountSuspended: parsed(contents.accountSuspended, letters.accountSuspended),
  accountReleased: parsed(contents.accountReleased, letters.accountReleased),
  factorChanged: parsed(contents.factorChanged, letters.factorChanged),
  recoveryCodesUsed: parsed(contents.recoveryCodesUsed, letters.recoveryCodesUsed),
  paymentNews: parsed(contents.paymentNews, letters.paymentNews),
  report: parsed(contents.report, letters.report),
  newsletter: parsed(contents.newsletter, letters.newsletter),
})

const parsed =
  <Schema extends z.ZodType>(
    schema: Schema,
    write: (content: z.output<Schema>, saying: Saying) => LetterWords,
  ) =>
  (content: unknown, saying: Saying): LetterWords =>
    write(schema.parse(content), saying)

const languages: Readonly<Record<Language, { texts: LetterTexts; writers: Writers }>> = {
  en: { texts: en, writers: writersOf(en) },
  de: { texts: de, writers: writersOf(de) },
  es: { texts: es, writers: writersOf(es) },
  pt: { texts: pt, writers: writersOf(pt) },
  fr: { texts: fr, writers: writersOf(fr) },
  ja: { texts: ja, writers: writersOf(ja) },
}

function momentIn(language: Language): Saying['moment'] {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (ms) => `${format.format(ms)} UTC`
}

function plainText(words: LetterWords, addressOf: (path: string) => string, brand: string): string {
  const { heading, paragraphs, facts = [], button, quiet, footLink } = words
  return [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${addressOf(button.path)}`] : []),
    ...quiet,
    `-- \n${brand}`,
    ...(footLink ? [`${footLink.label}: ${addressOf(footLink.path)}`] : []),
  ].join('\n\n')
}
