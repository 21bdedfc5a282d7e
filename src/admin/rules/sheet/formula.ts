/**
 * Where a spreadsheet program finds a formula: at the start of a cell, whatever blanks and apostrophes come first, and
 * after a semicolon, a tab or a line break, which some programs take for the end of a cell.
 */
const start = String.raw`^(?=[ \u00a0']*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])`
const starts = [start, String.raw`(?<=[;\t\r\n])(?=[ \u00a0']*[=+\-@\uff1d\uff0b\uff0d\uff20])`].join('|')
const formulaStart = new RegExp(starts, 'gu')
const marked = new RegExp(`(?:${starts})'`, 'gu')
const first = new RegExp(start, 'u')

/** Whether a program computes the cell from its start on. */
export const startsFormula = (cell: string): boolean => first.test(cell)

/** A cell that no spreadsheet program computes. */
export const neutralised = (cell: string): string => cell.replace(formulaStart, "'")

/** The cell as it was before `neutralised`. */
export const restored = (cell: string): string => cell.replace(marked, '')
