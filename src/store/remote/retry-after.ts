/**
 * The milliseconds that a server asks to wait: HTTP allows seconds or a date. Undefined if it asks for nothing
 * that can be read.
 */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // `Date.parse` takes "-5" for a month.
  const at = /^[A-Z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
