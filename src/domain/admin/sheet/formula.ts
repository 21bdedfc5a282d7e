/** What a spreadsheet program takes for a formula: a cell that begins so, however many apostrophes stand before it. */
const looksLikeFormula = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet program computes. */
export const neutralised = (cell: string): string => (looksLikeFormula.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `neutralised`. */
export const restored = (cell: string): string => (cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell)
