/** Puts a name on one line: a line break in it could fake a line of the order, even its total. */
export const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()
