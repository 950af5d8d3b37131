import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

export interface FieldFrame {
  readonly label: string
  readonly hint?: ReactNode
  /** The sentence of what is wrong. */
  readonly fault?: string | undefined
  /** The word for a field that may stay empty. */
  readonly optional?: string | undefined
}

/** What ties an entry to its label, hint and fault. */
export interface EntryTies {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** Label above, entry, then what is wrong or what is wanted, all tied together. */
export function Field({
  label,
  hint,
  fault,
  optional,
  children,
}: FieldFrame & { children: (ties: EntryTies) => ReactNode }) {
  const id = useId()
  const described = describedBy(id, { hint, fault })
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <span className="field-optional">{optional}</span> : null}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(fault ? { 'aria-invalid': true } : {}),
      })}
      <FieldWords id={id} hint={hint} fault={fault} />
    </div>
  )
}

/** Several entries that make one field, such as a date. */
export function FieldGroup({
  label,
  hint,
  fault,
  children,
}: FieldFrame & { children: (ties: Omit<EntryTies, 'id'>) => ReactNode }) {
  const id = useId()
  const described = describedBy(id, { hint, fault })
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend className="field-label">{label}</legend>
      {children(fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
      <FieldWords id={id} hint={hint} fault={fault} />
    </fieldset>
  )
}

/** Ids of what is said about an entry; undefined when nothing is. */
const describedBy = (
  id: string,
  { hint, fault }: Pick<FieldFrame, 'hint' | 'fault'>,
): string | undefined =>
  [fault ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined

function FieldWords({ id, hint, fault }: Pick<FieldFrame, 'hint' | 'fault'> & { id: string }) {
  return (
    <>
      {fault ? (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      ) : null}
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </>
  )
}

type TextProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'> & { mono?: boolean }

export function TextField({ label, hint, fault, optional, mono, ...entry }: TextProps) {
  return (
    <Field label={label} hint={hint} fault={fault} optional={optional}>
      {(ties) => <input {...entry} {...ties} className={mono ? 'entry entry-mono' : 'entry'} />}
    </Field>
  )
}

type TickProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  readonly fault?: string | undefined
}

/** A box to tick, with its words beside it. */
export function Tick({ fault, children, ...entry }: TickProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="tick">
        <input
          {...entry}
          type="checkbox"
          {...(fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
        />
        <span>{children}</span>
      </label>
      <FieldWords id={id} fault={fault} hint={undefined} />
    </div>
  )
}
