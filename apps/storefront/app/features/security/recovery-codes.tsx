import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { Copy, Download } from 'lucide-react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { saveFile } from '@fairhouse/ui/save-file'

interface Props {
  readonly texts: Texts['security']
  readonly codes: readonly string[]
  readonly login: string
  onClose(): void
}

/** Shown once: the house itself does not know them afterwards. */
export function RecoveryCodes({ texts, codes, login, onClose }: Props) {
  const { brand } = useHouse()
  const { twoStep: words } = texts
  const head = fill(words.fileHead, { brand, login })
  const save = (): void =>
    saveFile(`${words.fileName}-${login}.txt`, 'text/plain', [`${head}\n\n${codes.join('\n')}\n`])
  return (
    <Sheet title={words.recoveryHeading} closeLabel={texts.close} onClose={onClose}>
      <div className="security-form">
        <p>{words.recoveryText}</p>
        <ol className="security-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="security-ways">
          <Button onClick={save}>
            <Download size={18} aria-hidden="true" />
            {words.download}
          </Button>
          <CopyButton text={codes.join('\n')} className="button">
            <Copy size={18} aria-hidden="true" />
            {texts.copy}
          </CopyButton>
        </div>
        <Button rank="first" wide onClick={onClose}>
          {words.kept}
        </Button>
      </div>
    </Sheet>
  )
}
