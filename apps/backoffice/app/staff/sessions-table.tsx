import type { StaffSession } from '@fairhouse/contract/backoffice/staff'
import { Button } from '@fairhouse/ui/button'
import { Table } from '../parts/table.tsx'
import { Moment, Tag } from '../parts/values.tsx'
import { staff as texts } from '../texts/staff.ts'

interface Props {
  readonly name: string
  readonly sessions: readonly StaffSession[]
  readonly end: (session: string) => void
}

/** Browsers in which somebody is signed in, each with a way to end it. */
export function SessionsTable({ name, sessions, end }: Props) {
  const { heads } = texts
  return (
    <Table
      name={name}
      heads={[heads.name, heads.browser, heads.address, heads.since, heads.seen, heads.act]}
      rows={sessions.map((one) => ({
        key: one.id,
        cells: [
          one.staff,
          one.browser,
          one.address,
          <Moment key="since" at={one.begunAt} />,
          <Moment key="seen" at={one.seenAt} />,
          one.isThis ? (
            <Tag key="this" word={texts.thisBrowser} kind="good" />
          ) : (
            <Button
              key="end"
              size="small"
              aria-label={texts.signOutOf(`${one.staff} (${one.browser})`)}
              onClick={() => end(one.id)}
            >
              {texts.signOut}
            </Button>
          ),
        ],
      }))}
      none={texts.noSessions}
    />
  )
}
