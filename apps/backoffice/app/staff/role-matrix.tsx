import { may, rights, roles } from '@fairhouse/contract/backoffice/rights'
import { Panel, Table } from '../parts/table.tsx'
import { staff as texts } from '../texts/staff.ts'
import { titled } from '../texts/words.ts'

/** What each role may do, as the server decides it. */
export const RoleMatrix = () => (
  <Panel title={texts.matrix}>
    <Table
      name={texts.matrix}
      heads={[texts.heads.right, ...roles.map(titled)]}
      rows={rights.map((right) => ({
        key: right,
        cells: [
          titled(right),
          ...roles.map((role) =>
            may(role, right) ? (
              texts.yes
            ) : (
              <span key={role} className="quiet">
                {texts.no}
              </span>
            ),
          ),
        ],
      }))}
      none=""
    />
  </Panel>
)
