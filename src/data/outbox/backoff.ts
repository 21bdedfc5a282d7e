const firstMs = 1000
const longestMs = 5 * 60 * 1000
const longestAskedMs = 60 * 60 * 1000
const shortestMs = 250

/**
 * Milliseconds to wait after the given number of tries: full jitter over a span that doubles from 1 s to 5 min.
 * What a server asks for with Retry-After is obeyed, up to an hour, with a little jitter on top.
 * @param random a number in [0, 1)
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export const backoffMs = (tries: number, random: number, askedMs?: number): number => {
  const span = Math.min(longestMs, firstMs * 2 ** Math.max(0, tries - 1))
  if (askedMs !== undefined) return Math.min(longestAskedMs, askedMs) + Math.round(random * firstMs)
  return Math.max(shortestMs, Math.round(random * span))
}

/** Whether a time to wait for has come. One further off than any wait was set by a clock that has since been put right. */
export const isDue = (notBefore: number, now: number): boolean =>
  notBefore <= now || notBefore - now > longestAskedMs + firstMs
