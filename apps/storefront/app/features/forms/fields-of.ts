/** The names of a form's fields, in their order; Object.keys forgets which names they are. */
export function fieldsOf<Field extends string>(values: Readonly<Record<Field, unknown>>): Field[] {
  const isField = (name: string): name is Field => Object.hasOwn(values, name)
  return Object.keys(values).filter(isField)
}
