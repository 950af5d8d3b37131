import type { IdentityCheckShown, PaperKind } from '@fairhouse/contract/entities/identity-check'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { Camera, Check, FileUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { IdentityProps, IdentityTexts } from './identity-texts.ts'
import { usePaper } from './use-paper.ts'

interface Props extends Pick<IdentityTexts, 'page'>, Pick<IdentityProps, 'replace'> {
  readonly kind: PaperKind
  readonly required: boolean
  readonly papers: IdentityCheckShown['papers']
}

/** One kind of paper: what it is, what came of it, and the ways to send it. */
export function PaperCard({ page, kind, required, papers, replace }: Props) {
  const id = useId()
  const { share, fault, send, remove } = usePaper({ page, kind, replace })
  const { percent } = useWriting()
  const paper = page.papers[kind]
  return (
    <li className="identity-paper" aria-labelledby={id}>
      <div className="identity-paper-words">
        <h2 id={id}>
          {paper}
          <small>{required ? page.required : page.optional}</small>
        </h2>
        <p>{page.hints[kind]}</p>
      </div>
      {papers.flatMap(({ paperId, bytes, complete }) =>
        complete ? (
          <There
            key={paperId}
            page={page}
            paper={paper}
            bytes={bytes}
            remove={() => remove(paperId)}
          />
        ) : (
          []
        ),
      )}
      {share === null ? null : (
        <div className="identity-sending" role="status">
          <progress max={1} value={share} aria-hidden="true" />
          <p>{fill(page.sending, { share: percent(share, 0) })}</p>
        </div>
      )}
      {fault === null ? null : (
        <p className="identity-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="identity-choose">
        <Choose paper={paper} words={page.photograph} camera={cameras[kind]} send={send}>
          <Camera size={18} aria-hidden="true" />
        </Choose>
        <Choose paper={paper} words={page.choose} send={send}>
          <FileUp size={18} aria-hidden="true" />
        </Choose>
      </div>
    </li>
  )
}

interface ThereProps extends Pick<IdentityTexts, 'page'> {
  readonly paper: string
  readonly bytes: number
  remove(): Promise<void>
}

function There({ page, paper, bytes, remove }: ThereProps) {
  return (
    <p className="identity-there">
      <Check size={18} aria-hidden="true" />
      <span>{fill(page.there, { size: `${Math.max(1, Math.round(bytes / 1000))} kB` })}</span>
      <Button
        rank="plain"
        icon
        aria-label={fill(page.remove, { paper })}
        onClick={() => void remove()}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </p>
  )
}

/** A face is photographed by the camera on its side of the phone. */
const cameras = {
  identityFront: 'environment',
  identityBack: 'environment',
  selfie: 'user',
  address: 'environment',
  funds: 'environment',
} as const satisfies Record<PaperKind, 'environment' | 'user'>

interface ChooseProps {
  readonly paper: string
  readonly words: string
  readonly camera?: 'environment' | 'user'
  readonly children: ReactNode
  send(file: File): Promise<void>
}

function Choose({ paper, words, camera, children, send }: ChooseProps) {
  return (
    <label className={`identity-way ${buttonClass({ size: 'small' })}`}>
      <input
        type="file"
        aria-label={`${words}: ${paper}`}
        accept={camera === undefined ? 'image/jpeg,image/png,application/pdf' : 'image/*'}
        capture={camera}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      {children}
      {words}
    </label>
  )
}
