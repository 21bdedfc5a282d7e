/** The name in a greeting: the first word of the full name; null where no name is known. */
export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null
