import type { ContentPiece, ContentVersion } from '@fairhouse/contract/backoffice/content'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { newFormKey } from '../parts/form-key.ts'
import { Loaded } from '../parts/loaded.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { useSitting } from '../shell/sitting.tsx'
import { content as texts } from '../texts/content.ts'
import { useCall } from '../use-call.ts'
import { Editor, type Edited } from './editor.tsx'
import { type Act, Piece } from './piece.tsx'
import { Preview } from './preview.tsx'

/** What is open above the list. */
type Open =
  | { readonly type: 'editor'; readonly edited: Edited }
  | { readonly type: 'publish'; readonly id: string; readonly version: number }
  | { readonly type: 'takeDown'; readonly id: string }
  | { readonly type: 'preview'; readonly id: string; readonly version: number }

const editing = ({ id, name, kind }: ContentPiece, { version, body }: ContentVersion): Open => ({
  type: 'editor',
  edited: { id, name, kind, after: version, body },
})

const begun = (kind: Edited['kind']): Open => ({
  type: 'editor',
  edited: { id: newFormKey(), name: '', kind, after: 0, body: null },
})

/** Banners and news: written, looked at, published and taken back. */
export function ContentPage() {
  const { state, reload } = useCall('content', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const [fault, setFault] = useState<string | null>(null)
  const decide = async (id: string, version: number, approve: boolean) => {
    const answer = await ask('decideContent', { id, version, approve })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  const act = (what: Act, piece: ContentPiece, version: ContentVersion) => {
    const which = { id: piece.id, version: version.version }
    if (what === 'edit') show(editing(piece, version))
    else if (what === 'approve' || what === 'decline')
      void decide(which.id, which.version, what === 'approve')
    else show({ type: what, ...which })
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <p className="acts">
        <Button rank="first" onClick={() => show(begun('banner'))}>
          {texts.newBanner}
        </Button>
        <Button onClick={() => show(begun('news'))}>{texts.newNews}</Button>
      </p>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Loaded state={state}>
        {({ pieces }) =>
          pieces.length === 0 ? (
            <p className="quiet">{texts.none}</p>
          ) : (
            pieces.map((piece) => (
              <Piece
                key={piece.id}
                piece={piece}
                act={act}
                takeDown={({ id }) => show({ type: 'takeDown', id })}
              />
            ))
          )
        }
      </Loaded>
      {open === null ? null : <Opened open={open} onClose={close} onDone={done} />}
    </>
  )
}

function Opened({ open, ...rest }: { open: Open; onDone: () => void; onClose: () => void }) {
  const { storefront } = useSitting()
  const why = <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  switch (open.type) {
    case 'editor':
      return <Editor edited={open.edited} {...rest} />
    case 'preview':
      return (
        <Preview id={open.id} version={open.version} origin={storefront} onClose={rest.onClose} />
      )
    case 'publish':
      return (
        <AskForm
          {...rest}
          call="publishContent"
          title={texts.publish}
          bodyOf={(fields) => ({
            id: open.id,
            version: open.version,
            note: textOf(fields, 'note'),
          })}
        >
          {why}
        </AskForm>
      )
    case 'takeDown':
      return (
        <AskForm
          {...rest}
          call="takeContentDown"
          title={texts.takeDown}
          bodyOf={(fields) => ({ id: open.id, note: textOf(fields, 'note') })}
        >
          {why}
        </AskForm>
      )
  }
}
