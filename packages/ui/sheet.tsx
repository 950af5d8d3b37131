import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { buttonClass } from './button.tsx'
import './sheet.css'

interface Props {
  readonly title: string
  /** Null for one that is answered by what is in it, not closed beside it. */
  readonly closeLabel: string | null
  readonly children: ReactNode
  /** Stays when somebody presses beside it: what was written in it would be lost. */
  readonly isFirm?: boolean
  /** What has the focus when it opens; its close button unless told, its title where there is none. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  onClose?(): void
}

/** A dialog that rises from a phone's lower edge, where a thumb is, and stands in the middle of a larger screen. Mounted while open. */
export function Sheet({
  title,
  closeLabel,
  children,
  isFirm = false,
  initialFocus,
  onClose,
}: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  const focus = initialFocus ?? (closeLabel === null ? head : undefined)
  return (
    <Dialog.Root
      open
      disablePointerDismissal={isFirm}
      onOpenChange={(open) => {
        if (!open && closeLabel !== null) onClose?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-veil" />
        <Dialog.Popup className="sheet" {...(focus === undefined ? {} : { initialFocus: focus })}>
          <div className="sheet-head">
            <Dialog.Title className="sheet-title" ref={head} tabIndex={-1}>
              {title}
            </Dialog.Title>
            {closeLabel === null ? null : (
              <Dialog.Close className={buttonClass({ rank: 'plain', size: 'small' })}>
                {closeLabel}
              </Dialog.Close>
            )}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
