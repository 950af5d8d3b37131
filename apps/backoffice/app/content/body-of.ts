import {
  type ContentBody,
  contentBody,
  type ContentLanguage,
  contentLanguages,
} from '@fairhouse/contract/backoffice/content'
import { textOf } from '../parts/ask-form.tsx'
import { content as texts } from '../texts/content.ts'

/** `2026-11-27T14:00` as a time of UTC; null for none. */
const timeIn = (text: string): string | null => (text === '' ? null : `${text}:00.000Z`)

function wordsIn(fields: FormData, language: ContentLanguage) {
  const [title, text] = [textOf(fields, `title-${language}`), textOf(fields, `text-${language}`)]
  const action = textOf(fields, `action-${language}`)
  return title.trim() === '' && text.trim() === '' ? null : { title, text, action }
}

const readersIn = (fields: FormData): readonly ContentLanguage[] =>
  contentLanguages.filter((language) => fields.has(`reads-${language}`))

/** What the fields of the editor say; a sentence when they cannot be saved. */
export function bodyOf(kind: ContentBody['kind'], fields: FormData): ContentBody | string {
  const words = Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const own = wordsIn(fields, language)
      return own === null ? [] : [[language, own]]
    }),
  )
  const link = textOf(fields, 'link').trim()
  if (link !== '' && !link.startsWith('/')) return texts.editor.linkWrong
  const read = contentBody.safeParse({
    kind,
    words,
    from: timeIn(textOf(fields, 'from')),
    ...(kind === 'banner'
      ? {
          link: link === '' ? null : link,
          until: timeIn(textOf(fields, 'until')),
          audience: {
            money: textOf(fields, 'money') || null,
            languages: readersIn(fields),
            segment: textOf(fields, 'segment') || null,
          },
        }
      : {
          languages: readersIn(fields),
          onlyWithConsent: fields.has('onlyWithConsent'),
          segment: textOf(fields, 'segment') || null,
        }),
  })
  return read.success ? read.data : texts.editor.incomplete
}
