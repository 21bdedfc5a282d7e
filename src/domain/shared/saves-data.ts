/** Whether the person has asked the browser to save data. @param browser the navigator of a page or worker; not every one says it */
export const savesData = (browser: object): boolean => {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
