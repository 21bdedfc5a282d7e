/**
 * True if the browser's data saver is on. Not every browser reports it.
 * @param browser the `navigator` of a page or worker
 */
export const savesData = (browser: object): boolean => {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
