import { Copy } from 'lucide-react'
import { fill } from '../../../shell/language/say.ts'
import { CopyButton } from '../../../shell/parts/copy-button.tsx'
import './copied-line.css'

interface Props {
  readonly name: string
  readonly value: string
  /** The value as it is easier to read; what is copied stays the value. */
  readonly shown?: string
  /** Sentence of the button, with `{name}` in it. */
  readonly copy: string
}

/** Something that is needed elsewhere to the letter: shown whole, copied by a press. */
export const CopiedLine = ({ name, value, shown, copy }: Props) => (
  <div className="copied-line">
    <dt>{name}</dt>
    <dd>
      <CopyButton className="copied-line-button" text={value}>
        <span>{shown ?? value}</span>
        <span className="unseen"> {fill(copy, { name })}</span>
        <Copy size={18} />
      </CopyButton>
    </dd>
  </div>
)
