import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import './tall-sheet.css'

interface Props {
  /** Name of the dialog. */
  readonly label: string
  /** What has the focus first. */
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly children: ReactNode
  onClose(): void
}

/** A dialog that takes the whole of a phone, and hangs from the upper edge of a larger screen. Mounted while open. */
export function TallSheet({ label, initialFocus, children, onClose }: Props) {
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="tall-sheet-veil" />
        <Dialog.Popup className="tall-sheet" aria-label={label} initialFocus={initialFocus}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
