import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { useCloseWithPage } from './close-on.ts'
import './floating.css'

interface Props {
  readonly title: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly children: ReactNode
  onClose(): void
}

/** A card that floats by the button that opened it. Mounted while open; the button keeps the state. */
export function Floating({ title, anchor, children, onClose }: Props) {
  useCloseWithPage(onClose)
  return (
    <Popover.Root
      open
      onOpenChange={(open, { event }) => {
        // A press on the button itself closes through the button.
        if (!open && !pressedOn(anchor.current, event)) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className="floating-place"
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={10}
        >
          <Popover.Popup className="floating" finalFocus={anchor}>
            <Popover.Title className="floating-title">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

export const pressedOn = (element: HTMLElement | null, event: Event): boolean =>
  event.target instanceof Node && element !== null && element.contains(event.target)
