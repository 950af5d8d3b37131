import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { useCloseWithPage } from './close-on.ts'
import { pressedOn } from './floating.tsx'
import './floating.css'

export interface DropDownChoice {
  readonly name: string
  /** Present for one of several alternatives: whether it is the one in force. */
  readonly chosen?: boolean
  act(): void
}

export interface DropDownGroup {
  readonly title?: string
  readonly choices: readonly DropDownChoice[]
}

interface Props {
  readonly groups: readonly DropDownGroup[]
  readonly anchor: RefObject<HTMLElement | null>
  onClose(): void
}

/** A menu by the button that opened it. Mounted while open; the button keeps the state. */
export function DropDown({ groups, anchor, onClose }: Props) {
  useCloseWithPage(onClose)
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => {
        if (!open && !pressedOn(anchor.current, event)) onClose()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className="floating-place"
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={10}
        >
          <Menu.Popup className="drop-down" finalFocus={anchor}>
            {groups.map((group, index) => (
              <Group
                key={group.title ?? group.choices[0]?.name}
                group={group}
                first={index === 0}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Group({ group, first }: { group: DropDownGroup; first: boolean }) {
  return (
    <>
      {first ? null : <Menu.Separator className="drop-down-line" />}
      <Menu.Group>
        {group.title ? (
          <Menu.GroupLabel className="drop-down-title">{group.title}</Menu.GroupLabel>
        ) : null}
        {group.choices.map((choice) => (
          <Choice key={choice.name} choice={choice} />
        ))}
      </Menu.Group>
    </>
  )
}

function Choice({ choice: { name, chosen, act } }: { choice: DropDownChoice }) {
  if (chosen === undefined) {
    return (
      <Menu.Item className="drop-down-item" onClick={act}>
        {name}
      </Menu.Item>
    )
  }
  return (
    <Menu.CheckboxItem className="drop-down-item" checked={chosen} onClick={act} closeOnClick>
      {name}
    </Menu.CheckboxItem>
  )
}
