import { contentLanguages } from '@fairhouse/contract/backoffice/content'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { content as texts } from '../texts/content.ts'
import { staff } from '../texts/staff.ts'

/** Where a player is at home: a desk and a phone. */
const widths = [1440, 390] as const

interface Props {
  readonly id: string
  readonly version: number
  /** Of the storefront; null where the house does not know it. */
  readonly origin: string | null
  readonly onClose: () => void
}

/** Opens the real first page with a version on it, in each language and at both widths. */
export function Preview({ id, version, origin, onClose }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const [path, setPath] = useState<string | null>(null)
  const open = async (language: string, width: number) => {
    const answer = await ask('previewContent', { id, version })
    if (answer.type !== 'done') return setFault(sentenceOf(answer))
    const path = `/${language}?preview=${answer.reply.token}`
    setFault(null)
    if (origin === null) return setPath(path)
    window.open(origin + path, `preview-${width}`, `noopener,width=${width},height=900`)
    return undefined
  }
  return (
    <Sheet title={texts.previewTitle} closeLabel={staff.close} onClose={onClose}>
      <p className="quiet">{texts.previewText}</p>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {path === null ? null : (
        <p>
          {texts.previewPath} <code className="secret">{path}</code>
        </p>
      )}
      <div className="acts">
        {contentLanguages.flatMap((language) =>
          widths.map((width) => (
            <Button
              key={`${language} ${width}`}
              size="small"
              onClick={() => void open(language, width)}
            >
              {texts.previewAt(texts.languages[language], width)}
            </Button>
          )),
        )}
      </div>
    </Sheet>
  )
}
