import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { signIn as texts } from '../texts/sign-in.ts'

interface Props {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The only time these are shown: nobody keeps them. */
export const RecoveryCodes = ({ codes, onClose }: Props) => (
  <Sheet title={texts.codesTitle} closeLabel={texts.kept} onClose={onClose}>
    <p>{texts.codesText}</p>
    <ul className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <Button rank="first" onClick={onClose}>
      {texts.kept}
    </Button>
  </Sheet>
)
