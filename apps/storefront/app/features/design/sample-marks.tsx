import { Button } from '@fairhouse/ui/button'
import { Level } from '@fairhouse/ui/level'
import { NoticeStrip } from '@fairhouse/ui/notice-strip'
import { Seal } from '@fairhouse/ui/seal'
import { Bone, State } from '@fairhouse/ui/state'
import { Heart as HeartIcon } from 'lucide-react'
import { Link } from 'react-router'
import { TileBones } from '../games/tile-bones.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import { Avatar } from '../profile/avatar.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { DesignWords } from './words-en.ts'

interface Props {
  readonly words: DesignWords
}

export function Notices({ words: { notices } }: Props) {
  const client = useClient()
  const { path } = useWriting()
  const close = { label: notices.close, act: () => undefined }
  return (
    <div className="design-notices">
      <NoticeStrip
        kind="error"
        kindName={notices.error}
        message={notices.errorText}
        code="12"
        close={close}
      />
      <NoticeStrip
        kind="warning"
        kindName={notices.warning}
        message={notices.warningText}
        close={close}
      />
      <NoticeStrip kind="info" kindName={notices.info} message={notices.infoText} close={close} />
      <NoticeStrip
        kind="error"
        kindName={notices.error}
        message={notices.fixed}
        way={<Link to={path('/edit-profile')}>{notices.way}</Link>}
      />
      <Button size="small" onClick={() => client.show(notice('INFO', notices.infoText))}>
        {notices.show}
      </Button>
    </div>
  )
}

export function States({ words: { states } }: Props) {
  return (
    <>
      <State
        title={states.empty}
        text={states.emptyText}
        picture={<HeartIcon aria-hidden="true" width="100%" height="100%" />}
      />
      <State title={states.failed} text={states.failedText}>
        <Button>{states.again}</Button>
      </State>
    </>
  )
}

export function Bones() {
  return (
    <>
      <div className="design-bones">
        <Bone />
        <Bone />
        <Bone />
      </div>
      <ul className="tile-field">
        <TileBones count={3} />
      </ul>
    </>
  )
}

const hashes = ['0f3a', '9c61', 'e4d2'] as const

export function Meters({ words: { meters } }: Props) {
  const { money } = useWriting()
  return (
    <>
      <div className="design-line">
        {[1, 2, 3, 4, 5].map((level) => (
          <Level key={level} level={level} label={fill(meters.level, { level })} />
        ))}
        <span className="amount">{money(1_234_567, 'CREDIT')}</span>
        <span className="amount">{money(1_234_567, 'USD')}</span>
        <span className="eyebrow">{meters.eyebrow}</span>
      </div>
      <div className="design-line">
        {[24, 36, 48, 96].map((size) => (
          <Avatar key={size} id={1} size={size} />
        ))}
        {hashes.map((part) => (
          <span key={part} className="design-seal">
            <Seal hash={part.repeat(16)} label={meters.seal} />
          </span>
        ))}
      </div>
    </>
  )
}
