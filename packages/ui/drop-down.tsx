import { Menu } from '@base-ui/react/menu'
import { Fragment, type RefObject } from 'react'
import { useCloseWithPage } from './close-on.ts'
import { pressedOn } from './floating.tsx'
import './floating.css'

export interface DropDownChoice {
  readonly name: string
  /** Said after the name in a quieter voice, such as a count. */
  readonly remark?: string
  /** Present for one of several alternatives: whether it is the one in force. */
  readonly chosen?: boolean
  act(): void
}

/** Opens beside its name. */
export interface DropDownSubmenu {
  readonly name: string
  readonly remark?: string
  readonly groups: readonly DropDownGroup[]
}

export interface DropDownGroup {
  readonly title?: string
  readonly choices: readonly (DropDownChoice | DropDownSubmenu)[]
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
            <Groups groups={groups} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Groups with a line between them. */
function Groups({ groups }: { groups: readonly DropDownGroup[] }) {
  return groups.map(({ title, choices }, index) => (
    <Fragment key={title ?? choices[0]?.name}>
      {index === 0 ? null : <Menu.Separator className="drop-down-line" />}
      <Menu.Group>
        {title ? <Menu.GroupLabel className="drop-down-title">{title}</Menu.GroupLabel> : null}
        {choices.map((choice) =>
          'groups' in choice ? (
            <Submenu key={choice.name} submenu={choice} />
          ) : (
            <Choice key={choice.name} choice={choice} />
          ),
        )}
      </Menu.Group>
    </Fragment>
  ))
}

function Choice({ choice: { name, remark, chosen, act } }: { choice: DropDownChoice }) {
  if (chosen === undefined) {
    return (
      <Menu.Item className="drop-down-item" onClick={act}>
        <Named name={name} remark={remark} />
      </Menu.Item>
    )
  }
  return (
    <Menu.CheckboxItem className="drop-down-item" checked={chosen} onClick={act} closeOnClick>
      {name}
    </Menu.CheckboxItem>
  )
}

function Submenu({ submenu: { name, remark, groups } }: { submenu: DropDownSubmenu }) {
  return (
    <Menu.SubmenuRoot closeParentOnEsc>
      <Menu.SubmenuTrigger className="drop-down-item drop-down-more">
        <Named name={name} remark={remark} />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner
          className="floating-place"
          side="inline-start"
          align="start"
          sideOffset={8}
        >
          <Menu.Popup className="drop-down">
            <Groups groups={groups} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

function Named({ name, remark }: { name: string; remark: string | undefined }) {
  return (
    <>
      {name}
      {remark === undefined ? null : <span className="drop-down-remark">{remark}</span>}
    </>
  )
}
