/**
 * The search of an address, for the router: each value is the text that stands there. By itself the router reads JSON,
 * and `?q=13` would be a number, `?q=1e3` another one than was typed, and `?q=null` nothing.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

/** @param search texts, numbers and booleans; what is undefined or null is left out */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(search).filter(([, value]) => value != null)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text && `?${text}`
}
