/** An element of the page that a user can operate. */
export type FoundElement = {
  readonly click: () => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly chooseFile: (path: string) => Promise<void>
}

/** Controls a browser, whatever its protocol. */
export type Driver = {
  readonly goto: (address: string) => Promise<void>
  /** Evaluates an expression in the page, awaits it if it is a promise, and resolves to its value as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** The element that an expression evaluates to; null if it is no element. */
  readonly find: (expression: string) => Promise<FoundElement | null>
  /** A screenshot of the page as PNG. */
  readonly screenshot: () => Promise<Uint8Array>
  readonly quit: () => Promise<void>
}
