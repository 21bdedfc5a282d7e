import { format, inspect } from 'node:util'

/**
 * Control characters, and invisible ones that change the direction of a text or end its line. A terminal obeys them,
 * and whoever sends a request chooses what stands in it.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** A text on one line. */
export const printable = (text: string): string => text.replaceAll(unprintable, escaped)

/** A text with its own lines and indents. */
export const printableLines = (text: string): string =>
  text.replaceAll(unprintable, (character) =>
    character === '\n' || character === '\t' ? character : escaped(character),
  )

/** The lines after the first are indented, so that none of them looks like another message. */
const asOneMessage = (text: string): string => printableLines(text).replaceAll('\n', '\n    ')

/** Prints what went wrong. */
export function printFailure(what: string, error: unknown): void {
  console.error(asOneMessage(`${what}: ${inspect(error)}`))
}

type Target = Record<'log' | 'info' | 'debug' | 'warn' | 'error', (text: string) => void>

/** Makes everything printable that is printed in this process, also by the packages that it uses. */
export function printSafely(target: Target = console): void {
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const print = target[method].bind(target)
    const isFailure = method === 'warn' || method === 'error'
    target[method] = (...values: unknown[]) =>
      print(isFailure ? asOneMessage(format(...values)) : printableLines(format(...values)))
  }
}
