/** Brings the player to an entry by its name; the first part of a group such as a date stands for it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const entry = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
  entry?.focus()
}
