import type { CancelPreview, GrantShown } from '@fairhouse/contract/entities/bonus'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { Bone } from '@fairhouse/ui/state'
import { useEffect, useState } from 'react'
import { useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { nameOf } from './grant-words.ts'
import type { BonusesAtHand } from './use-bonuses.ts'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly grant: GrantShown
  readonly at: BonusesAtHand
  onClose(): void
}

/** Says to the cent what goes and what stays before a bonus is cancelled. */
export function CancelSheet({ texts, grant, at, onClose }: Props) {
  const [seen, setSeen] = useState<CancelPreview | null>(null)
  const [busy, setBusy] = useState(false)
  const { preview, cancel } = at
  useEffect(() => {
    let isOpen = true
    const look = async (): Promise<void> => {
      const found = await preview(grant.id)
      if (!isOpen) return
      if (found === null) onClose()
      else setSeen(found)
    }
    void look()
    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the sheet opens
  }, [grant.id])
  const confirm = async (): Promise<void> => {
    setBusy(true)
    await cancel(grant.id)
    onClose()
  }
  return (
    <Sheet title={texts.cancelTitle} closeLabel={texts.keep} onClose={onClose}>
      <div className="bonus-cancel">
        <p>{nameOf(grant, texts)}</p>
        {seen ? <WhatGoes texts={texts} seen={seen} /> : <Bone />}
        <Button
          rank="first"
          size="large"
          wide
          busy={busy}
          disabled={seen === null}
          onClick={() => void confirm()}
        >
          {texts.cancel}
        </Button>
      </div>
    </Sheet>
  )
}

function WhatGoes({ texts, seen }: { texts: Props['texts']; seen: CancelPreview }) {
  const { money } = useWriting()
  return (
    <dl className="bonus-rows">
      <div>
        <dt>{texts.goes}</dt>
        <dd className="amount">{money(seen.goes, 'USD')}</dd>
      </div>
      {seen.spinsGone > 0 && (
        <div>
          <dt>{texts.spinsGo}</dt>
          <dd className="amount">{seen.spinsGone}</dd>
        </div>
      )}
      <div>
        <dt>{texts.stays}</dt>
        <dd className="amount">{money(seen.stays, 'USD')}</dd>
      </div>
    </dl>
  )
}
