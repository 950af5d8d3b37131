import type { ReactNode } from 'react'

export interface Head {
  readonly name: string
  /** Numbers stand to the right, under each other. */
  readonly isNumber?: boolean
}

interface Props {
  /** Says what the rows are, for who does not see them. */
  readonly name: string
  readonly heads: readonly (Head | string)[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** What will stand here, while there is nothing. */
  readonly none: string
}

/** Rows under their heads. What is wider than the page scrolls by itself, and by keyboard. */
export function Table({ name, heads, rows, none }: Props) {
  if (rows.length === 0) return <p className="quiet">{none}</p>
  const all = heads.map((head) => (typeof head === 'string' ? { name: head } : head))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="table-frame" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {all.map((head) => (
              <th key={head.name} scope="col" className={head.isNumber ? 'number' : undefined}>
                {head.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, place) => (
                <td
                  key={all[place]?.name ?? place}
                  className={all[place]?.isNumber ? 'number' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Names with their values. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of a page under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
