import { Button, buttonClass } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Sharing } from './use-shared.ts'
import './share-sheet.css'

interface Props {
  readonly texts: Texts['sharing']
  readonly roundId: string
  readonly sharing: Sharing
  onClose(): void
}

/** What sharing a round shows to others, before it is done; then the link, and the way back. */
export function ShareSheet({ texts, roundId, sharing, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const shared = sharing.isShared(roundId) === true
  const turn = async (wanted: boolean): Promise<void> => {
    setBusy(true)
    await sharing.turn(roundId, wanted)
    setBusy(false)
  }
  return (
    <Sheet
      title={shared ? texts.isShared : texts.heading}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <p className="share-means">{texts.means}</p>
      {shared ? (
        <Shared texts={texts} roundId={roundId} busy={busy} stop={() => void turn(false)} />
      ) : (
        <Button type="button" rank="first" wide busy={busy} onClick={() => void turn(true)}>
          {texts.share}
        </Button>
      )}
    </Sheet>
  )
}

interface SharedProps extends Pick<Props, 'texts' | 'roundId'> {
  readonly busy: boolean
  stop(): void
}

function Shared({ texts, roundId, busy, stop }: SharedProps) {
  const { origin } = useHouse()
  const { path } = useWriting()
  const below = path(`/round/${roundId}`)
  const link = `${origin}${below}`
  return (
    <div className="share-ways">
      <p className="share-link">
        <code>{link}</code>
      </p>
      <CopyButton className={buttonClass({ rank: 'first', wide: true })} text={link}>
        {texts.copy}
      </CopyButton>
      <Link className={buttonClass({ wide: true })} to={below}>
        {texts.open}
      </Link>
      <Button type="button" rank="plain" wide busy={busy} onClick={stop}>
        {texts.stop}
      </Button>
    </div>
  )
}
