import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { buttonClass } from './button.tsx'
import './sheet.css'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** What has the focus when it opens; its close button unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  onClose(): void
}

/** A dialog that rises from a phone's lower edge, where a thumb is, and stands in the middle of a larger screen. Mounted while open. */
export function Sheet({ title, closeLabel, children, initialFocus, onClose }: Props) {
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-veil" />
        <Dialog.Popup className="sheet" {...(initialFocus === undefined ? {} : { initialFocus })}>
          <div className="sheet-head">
            <Dialog.Title className="sheet-title">{title}</Dialog.Title>
            <Dialog.Close className={buttonClass({ rank: 'plain', size: 'small' })}>
              {closeLabel}
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
