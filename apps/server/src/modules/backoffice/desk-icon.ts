/** The mark of the desk in the browser's tab. */
export const deskIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b1110"/><circle cx="16" cy="16" r="9" fill="none" stroke="#e9c46a" stroke-width="3"/><circle cx="16" cy="16" r="3" fill="#e9c46a"/></svg>`
