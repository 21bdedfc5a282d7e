/** A variable of a WebAssembly module. */
type Global = { value: unknown }
const isGlobal = (found: unknown): found is Global => Object.prototype.toString.call(found) === '[object WebAssembly.Global]'

const stackPointerOf = (driver: object): Global | null => {
  const mod: unknown = Reflect.get(driver, 'mod')
  const pointer: unknown = typeof mod === 'object' && mod !== null ? Reflect.get(mod, '___stack_pointer') : null
  return isGlobal(pointer) ? pointer : null
}

/**
 * Correction: an error in a statement takes 672 bytes of PGlite's stack for good (0.4.5; 0.5.16 does not). After some 12,500
 * errors, which one caller makes in a minute or two, the database answers nothing any more. A hosted database has no such
 * stack.
 *
 * @param driver PGlite, ready and at rest
 * @returns what gives the stack back; to be called only while no statement runs
 */
export const stackRestorer = (driver: object): (() => void) => {
  const pointer = stackPointerOf(driver)
  if (!pointer) return () => {}
  const atRest = pointer.value
  return () => {
    pointer.value = atRest
  }
}
