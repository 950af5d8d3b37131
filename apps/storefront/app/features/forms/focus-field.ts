/** @returns an entry by its name; the first part of a group such as a date stands for it. */
export function findField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`) ?? null
}

/** Brings the player to an entry by its name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  findField(form, name)?.focus()
}
