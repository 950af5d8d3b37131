import type { ContentPiece, ContentVersion } from '@fairhouse/contract/backoffice/content'
import { Button } from '@fairhouse/ui/button'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Tag } from '../parts/values.tsx'
import { useSitting } from '../shell/sitting.tsx'
import { content as texts } from '../texts/content.ts'

/** What can be done to a version. */
export type Act = 'edit' | 'publish' | 'approve' | 'decline' | 'preview'

interface Props {
  readonly piece: ContentPiece
  readonly act: (act: Act, piece: ContentPiece, version: ContentVersion) => void
  readonly takeDown: (piece: ContentPiece) => void
}

const stateOf = ({ kind, live, sent, passedOver, finished }: ContentPiece): string => {
  if (kind === 'news' && finished) return texts.states.sent(sent, passedOver)
  if (kind === 'news' && live !== null) return texts.states.sending(sent)
  return live === null ? texts.states.none : texts.states.live(live)
}

/** A banner or news with its versions, and what can be done to each. */
export function Piece({ piece, act, takeDown }: Props) {
  const { heads } = texts
  return (
    <Panel title={piece.name}>
      <p className="acts">
        <Tag word={texts.kinds[piece.kind]} />
        <span>{stateOf(piece)}</span>
        {piece.live === null || piece.finished ? null : (
          <Button size="small" onClick={() => takeDown(piece)}>
            {texts.takeDown}
          </Button>
        )}
      </p>
      <Table
        name={piece.name}
        heads={[heads.version, heads.by, heads.when, heads.state, heads.act]}
        rows={piece.versions.map((version, place) => ({
          key: String(version.version),
          cells: [
            version.version,
            version.madeBy,
            <Moment key="at" at={version.madeAt} />,
            <VersionState key="state" piece={piece} version={version} />,
            <Acts
              key="acts"
              piece={piece}
              version={version}
              isNewest={place === 0}
              act={(one) => act(one, piece, version)}
            />,
          ],
        }))}
        none=""
      />
    </Panel>
  )
}

function VersionState({ piece, version }: { piece: ContentPiece; version: ContentVersion }) {
  const { states } = texts
  if (piece.live === version.version) return <Tag word={states.isLive} kind="good" />
  if (version.approvedBy !== null) return <Tag word={states.approved} />
  if (version.askedBy !== null) return <Tag word={states.waiting(version.askedBy)} kind="now" />
  return (
    <>
      {states.draft}
      {version.needsTwo ? <span className="quiet">, {texts.needsTwo}</span> : null}
    </>
  )
}

function Acts({
  piece,
  version,
  isNewest,
  act,
}: {
  piece: ContentPiece
  version: ContentVersion
  isNewest: boolean
  act: (act: Act) => void
}) {
  const { name } = useSitting()
  const isWaiting = version.askedBy !== null && version.approvedBy === null
  const isLive = piece.live === version.version
  return (
    <span className="acts">
      {isNewest ? (
        <Button size="small" onClick={() => act('edit')}>
          {texts.edit}
        </Button>
      ) : null}
      {version.body.kind === 'banner' ? (
        <Button size="small" onClick={() => act('preview')}>
          {texts.preview}
        </Button>
      ) : null}
      {isWaiting && version.askedBy !== name ? (
        <Button size="small" rank="first" onClick={() => act('approve')}>
          {texts.approve}
        </Button>
      ) : null}
      {isWaiting ? (
        <Button size="small" onClick={() => act('decline')}>
          {texts.decline}
        </Button>
      ) : null}
      {isWaiting || isLive ? null : (
        <Button size="small" rank={isNewest ? 'first' : 'plain'} onClick={() => act('publish')}>
          {version.approvedBy === null ? texts.publish : texts.goBack}
        </Button>
      )}
    </span>
  )
}
